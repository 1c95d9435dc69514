import { ownColours } from '@connect/core/domain/administration/brand-colours';

/** Looks of the mailbox's own pages, beside those that all of the server's pages share. */
export const stylesheet = `header { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: center; padding: 14px 24px; background: var(--rail); color: #c9d4d0; }
header a { display: flex; gap: 10px; align-items: center; color: #fff; font-size: 17px; font-weight: 600; text-decoration: none; border-radius: 8px; }
header p { margin: 0; }
main { max-width: 800px; margin: 0 auto; padding: 28px 24px 64px; }
h1 { margin: 0 0 8px; }
h2 { margin: 28px 0 10px; font-size: 15px; font-weight: 600; }
header :focus-visible { outline-color: ${ownColours.accent}; }
.lead, .empty, dt, .to, time { color: var(--ink2); }
.lead { margin: 0 0 20px; }
.back { margin: 0 0 12px; }
.empty { padding: 28px; border: 1px solid var(--line); border-radius: 16px; background: var(--surface); text-align: center; }
form { margin: 0 0 20px; }
label { display: block; margin: 0 0 6px; font-size: 12.5px; color: var(--ink2); }
form div { display: flex; gap: 8px; }
input { flex: 1; }
ul { margin: 0; padding: 0; list-style: none; border: 1px solid var(--line); border-radius: 16px; background: var(--surface); overflow: hidden; }
li + li { border-top: 1px solid var(--line); }
li a { display: grid; grid-template-columns: 1fr auto; gap: 2px 16px; padding: 12px 18px; color: inherit; text-decoration: none; }
li a:hover .subject { text-decoration: underline; }
li a:focus-visible { outline-offset: -3px; border-radius: 14px; }
.subject { font-weight: 600; }
.subject, .to, dd, pre { overflow-wrap: anywhere; }
.to { grid-row: 2; }
time { grid-column: 2; grid-row: 1; }
dl { margin: 12px 0 0; }
dl div { display: flex; gap: 12px; }
dt { width: 44px; }
dd { margin: 0; }
iframe { display: block; width: 100%; height: 640px; border: 1px solid var(--line); border-radius: 16px; background: var(--page); }
pre { margin: 0; padding: 18px; border: 1px solid var(--line); border-radius: 16px; background: var(--surface); font: 13px/20px ui-monospace, monospace; white-space: pre-wrap; }
@media (max-width: 560px) {
  header, main { padding-left: 16px; padding-right: 16px; }
  li a { grid-template-columns: 1fr; }
  time { grid-column: 1; grid-row: 3; }
}
`;
