import type { PlainCard } from './card-input';

interface IuguLibrary {
  setAccountID(accountId: string): void;
  CreditCard(
    number: string,
    month: string,
    year: string,
    firstName: string,
    lastName: string,
    cvv: string,
  ): unknown;
  createPaymentToken(
    card: unknown,
    done: (answer: { readonly id?: string; readonly errors?: unknown }) => void,
  ): void;
}

const IUGU_LIBRARY = 'https://js.iugu.com/v2';

/** A token of an account at Iugu. Throws where none is made. */
export async function libraryToken(card: PlainCard, accountId: string): Promise<string> {
  const library = await loadIugu();
  library.setAccountID(accountId);
  const [firstName = '', ...rest] = card.holderName.split(/\s+/);
  const typed = library.CreditCard(
    ...([card.cardNumber, card.expMonth, `20${card.expYear.slice(-2)}`] as const),
    ...([firstName, rest.join(' '), card.cvv] as const),
  );
  return new Promise((resolve, reject) => {
    library.createPaymentToken(typed, ({ id }) =>
      id ? resolve(id) : reject(new Error('the library made no token')),
    );
  });
}

async function loadIugu(): Promise<IuguLibrary> {
  const found = () => (window as unknown as { Iugu?: IuguLibrary }).Iugu;
  if (!found()) {
    await new Promise((resolve, reject) => {
      const script = Object.assign(document.createElement('script'), { src: IUGU_LIBRARY, async: true });
      script.addEventListener('load', resolve);
      script.addEventListener('error', () => reject(new Error('the library did not load')));
      document.head.append(script);
    });
  }
  const library = found();
  if (!library) throw new Error('the library is not there');
  return library;
}
