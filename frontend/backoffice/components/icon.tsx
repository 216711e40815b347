import styles from './icon.module.css';

/** Drawn in lines on a square of 20. */
const ICONS = {
  account: 'M10 3.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM4.5 16.5c.5-3 2.6-4.5 5.5-4.5s5 1.5 5.5 4.5',
  back: 'M11.5 5 6.5 10l5 5',
  bag: 'M4.5 6.5h11l.8 10H3.7l.8-10Zm2.5 2V6a3 3 0 0 1 6 0v2.5',
  bank: 'M3 8.5 10 4l7 4.5H3Zm1.5 7.5h11M5.5 8.5V16m4.5-7.5V16m4.5-7.5V16',
  box: 'M3.5 6.5 10 3.5l6.5 3v7L10 16.5l-6.5-3v-7Zm0 0L10 9.5m0 0 6.5-3M10 9.5v7',
  chart: 'M4 16.5h12.5M5.5 13.5v-3m4 3v-7m4 7v-10',
  clock: 'M10 3.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Zm0 3v3.5l2.5 1.5',
  company: 'M4 16.5v-13h7v13m0-9h5v9m-13 0h14M6.5 6.5h2m-2 3h2m-2 3h2m5-2h.01m-.01 3h.01',
  document: 'M5.5 3h6l3 3v11h-9V3Zm6 0v3h3M8 10h4m-4 3h4',
  gateway: 'M4 6h8m0 0L9.5 3.5M12 6 9.5 8.5M16 14H8m0 0 2.5-2.5M8 14l2.5 2.5',
  home: 'M3.5 3.5h5v6h-5v-6Zm8 0h5v3.5h-5V3.5Zm0 6.5h5v6.5h-5V10Zm-8 2.5h5v4h-5v-4Z',
  inbox: 'M3.5 11 5.5 4h9l2 7v5h-13v-5Zm0 0h4a2.5 2.5 0 0 0 5 0h4',
  key: 'M7 13.5a3.5 3.5 0 1 1 3.2-4.9H17v2.8h-2v2h-2.8v-2h-2A3.5 3.5 0 0 1 7 13.5Zm0-3.5h.01',
  invoice: 'M5 3.5h10v13l-2-1.5-1.5 1.5-1.5-1.5-1.5 1.5L7 15l-2 1.5v-13Zm2.5 4h5m-5 3h5',
  link: 'M8.5 11.5a3 3 0 0 0 4.2 0l2.6-2.6a3 3 0 0 0-4.2-4.2l-1 1m1.4 2.8a3 3 0 0 0-4.2 0l-2.6 2.6a3 3 0 0 0 4.2 4.2l1-1',
  list: 'M4 5.5h12M4 10h12M4 14.5h12',
  lock: 'M5 9h10v7.5H5V9Zm2 0V6.5a3 3 0 0 1 6 0V9m-3 3v1.5',
  more: 'M3.5 5.5h13m-13 4.5h13m-13 4.5h13',
  next: 'M10 3.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Zm-2.5 6.5h5m0 0-2-2m2 2-2 2',
  people:
    'M7.5 4a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM3 15.5c.4-2.6 2-4 4.5-4s4.1 1.4 4.5 4M12.5 4.2a2.5 2.5 0 0 1 0 4.6m1.5 3c1.7.5 2.7 1.7 3 3.7',
  play: 'M6.5 4.5v11l9-5.5-9-5.5Z',
  payout: 'M3.5 12v4.5h13V12M10 13V3.5m0 0L6.5 7M10 3.5 13.5 7',
  percent:
    'M5.5 14.5l9-9M6.5 5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3Zm7 7a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3Z',
  platform: 'M3.5 5h13v10h-13V5Zm0 3.5h13M7 5v10',
  plus: 'M10 4.5v11M4.5 10h11',
  refund: 'M7 4 3.5 7.5 7 11M4 7.5h8a4 4 0 0 1 0 8H8',
  scale:
    'M10 3.5v13m-4 0h8M4.5 5.5h11M4.5 5.5l-2 5.5a2.2 2.2 0 0 0 4 0l-2-5.5Zm11 0-2 5.5a2.2 2.2 0 0 0 4 0l-2-5.5Z',
  search: 'M9 4a5 5 0 1 1 0 10A5 5 0 0 1 9 4Zm3.7 8.7L16.5 16.5',
  settings: 'M4 6h5m4 0h3M4 14h3m4 0h5M11 4v4M9 12v4',
  shield: 'M10 3.5 4.5 5.5v4.5c0 3.2 2.2 5.4 5.5 6.5 3.3-1.1 5.5-3.3 5.5-6.5V5.5L10 3.5Z',
  tag: 'M10.5 3.5h6v6l-7 7-6-6 7-7Zm3 3h.01',
  wallet: 'M3.5 6v9.5h13v-8h-13V6c0-1 .5-1.5 1.5-1.5h9v3m0 4h.01',
  webhook: 'M3.5 10h3l2-5 3.5 10 2-5h2.5',
} as const;

export type IconName = keyof typeof ICONS;

/** An icon beside a word; alone it would say nothing to a screen reader. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}
