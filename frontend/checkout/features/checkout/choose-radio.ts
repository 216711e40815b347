/**
 * Chooses one of a group of radio buttons, where it is offered. Each button is set by itself: React compares a later press
 * with the state that was last set on that very button, and would miss the press on one that the browser had cleared.
 */
export function chooseRadio(form: HTMLFormElement, name: string, value: string): void {
  const group = [...form.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${name}"]`)];
  if (!group.some((choice) => choice.value === value)) return;
  for (const choice of group) choice.checked = choice.value === value;
}
