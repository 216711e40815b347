import { Html } from './html.js';

export const STYLE = new Html(`
  :root { color-scheme: light; font: 15px/1.5 system-ui, sans-serif; color: #1b2430; background: #f4f6f9; }
  body { margin: 0 auto; max-width: 1200px; padding: 24px 16px 64px; }
  h1 { font-size: 1.5rem; margin: 0; }
  h2 { font-size: 1.1rem; margin: 32px 0 8px; }
  a { color: #1553c7; }
  .lead { color: #566272; margin: 4px 0 20px; }
  .bar { display: flex; gap: 8px; flex-wrap: wrap; margin-bottom: 16px; }
  .card { background: #fff; border: 1px solid #dfe4ea; border-radius: 10px; overflow-x: auto; }
  .padded { padding: 16px; }
  table { border-collapse: collapse; width: 100%; }
  th { text-align: left; font-size: .8rem; color: #566272; font-weight: 600; white-space: nowrap; }
  th, td { padding: 10px 12px; border-bottom: 1px solid #edf0f4; vertical-align: middle; }
  tr:last-child > * { border-bottom: 0; }
  .number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
  .id, code { font: .85em ui-monospace, monospace; overflow-wrap: anywhere; }
  .status { border-radius: 99px; padding: 2px 10px; font-size: .8rem; font-weight: 600; white-space: nowrap; background: #e7ebf0; }
  .status[data-status=PENDING] { background: #fff1cc; color: #7a5300; }
  .status[data-status=PAID] { background: #d6f3e0; color: #0c5f2e; }
  .status[data-status=CHARGEBACK] { background: #fbdcdc; color: #8d1515; }
  form { display: inline; margin: 0; }
  td.id { min-width: 17ch; }
  td.acts { min-width: 300px; }
  td.acts button { padding: 2px 9px; font-size: .85rem; margin: 2px 0; }
  button, input { font: inherit; border-radius: 7px; border: 1px solid #c3cbd6; background: #fff; padding: 5px 12px; }
  button { cursor: pointer; }
  button[data-action=pay] { background: #137a3f; border-color: #137a3f; color: #fff; font-weight: 600; }
  button:disabled { opacity: .35; cursor: default; }
  button:focus-visible, a:focus-visible, input:focus-visible { outline: 3px solid #8db4ff; outline-offset: 1px; }
  .notice { background: #fbdcdc; border-radius: 8px; padding: 10px 14px; margin-bottom: 16px; }
  @media (max-width: 48em) {
    thead { display: none; }
    table, tbody, tr, td { display: block; }
    tr { padding: 10px 12px; border-bottom: 1px solid #edf0f4; }
    td, td.number { padding: 2px 0; border: 0; text-align: left; }
    td.acts { min-width: 0; }
  }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 6px 16px; margin: 0; }
  dt { color: #566272; } dd { margin: 0; overflow-wrap: anywhere; }
`);
