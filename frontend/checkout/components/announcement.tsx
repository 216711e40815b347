/** Announced by screen readers on each change. Text that appears by itself, or on a pressed button, is shown only. */
export function Announcement({ children }: { readonly children: string }) {
  return (
    <p className="visually-hidden" role="status">
      {children}
    </p>
  );
}
