import type { SiteTexts } from '../text-keys';

export const site: SiteTexts = {
  brandLine: 'The ticket window of the Brazilian internet',
  homeTitle: 'Sell your way. Get paid right away.',
  homeText:
    'Guichê is the platform where creators and shops publish offers and customers pay in seconds, by Pix, card or bank slip.',
  homeBuyerTitle: 'Making a purchase?',
  homeBuyerText: 'Use the link the seller sent you. It takes you straight to the payment page.',
  homeSecurity: 'Payments are processed in a secure environment.',
  notFoundTitle: 'We could not find this page',
  notFoundText:
    'The address may be mistyped, or the offer is no longer available. Check the link you received or ask the seller for a new one.',
  noPageText: 'There is nothing at this address. Check that it is spelled correctly.',
  unavailableTitle: 'We will be right back',
  unavailableText:
    'Our system is going through a quick adjustment. Nothing was charged. Wait a few seconds and try again.',
  brokenTitle: 'Something went wrong on our side',
  brokenText:
    'The failure has been recorded. Try again; if it persists, contact support and give them the code below.',
  supportCode: 'Support code',
  tryAgain: 'Try again',
};
