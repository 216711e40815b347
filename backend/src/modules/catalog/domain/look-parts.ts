/** The fields of a look that are edited together, one list for each tab. */
export const ACCOUNT = ['sellerName', 'supportEmail', 'supportPhone', 'legalText', 'locale'] as const;
export const VISUALS = ['template', 'colorPrimary', 'isSecureNoteShown', 'areFeedbacksShown'] as const;
/** Addresses, each checked before it is kept: see look-problems.ts. */
export const REDIRECTION = [
  'backRedirect',
  'thankYouPixUrl',
  'thankYouCardUrl',
  'thankYouBilletUrl',
  'expiredLinkUrl',
] as const;
export const BANNERS = [
  'enabledBannerText',
  'bannerText',
  'bannerTextColor',
  'bannerTextBackgroundColor',
  'isCountdownShown',
  'countdownMinutes',
  'countdownEndText',
  'chatPhone',
  'chatMessage',
  'exitBannerText',
] as const;
