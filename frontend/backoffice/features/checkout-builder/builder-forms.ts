import {
  checkoutAccountRules,
  checkoutBannersRules,
  checkoutRedirectionRules,
  checkoutVisualsRules,
  feedbackEditRules,
} from '@guiche/api-client/rules';

const { version: _account, ...account } = checkoutAccountRules;
const { version: _visuals, ...visuals } = checkoutVisualsRules;
const { version: _redirection, ...redirection } = checkoutRedirectionRules;
const { version: _banners, ...banners } = checkoutBannersRules;
const { version: _feedback, ...feedback } = feedbackEditRules;

/** The tabs of the builder, and the form of each. */
export const TAB_FORMS = { account, visuals, redirection, banners } as const;
export type BuilderTab = keyof typeof TAB_FORMS;
export const BUILDER_TABS = Object.keys(TAB_FORMS) as readonly BuilderTab[];

/** The tab that an address names. */
export const tabOf = ({ params }: { readonly params: Readonly<Record<string, string>> }): BuilderTab =>
  BUILDER_TABS.find((tab) => tab === params.tab) ?? 'visuals';

export const FEEDBACK_FORM = feedback;

/** The places of pictures that stand alone, with the field of the draft that holds each. */
export const IMAGE_FIELDS = {
  logo: 'logoTopImageUrl',
  header: 'headerImageUrl',
  'header-phone': 'headerImagePhoneUrl',
} as const;
export type PicturePlace = keyof typeof IMAGE_FIELDS;
