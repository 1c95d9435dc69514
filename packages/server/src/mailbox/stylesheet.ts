export const fontWeights = [400, 600] as const;

const fontFaces = fontWeights
  .map(
    (weight) =>
      `@font-face { font-family: Geist; font-weight: ${weight}; font-display: swap; src: url(/dev/mailbox/geist-${weight}.woff2) format('woff2'); }`,
  )
  .join('\n');

/** Looks of the mailbox's pages: those of the portal, in a file of its own since pages take no inline styles. */
export const stylesheet = `${fontFaces}
:root {
  color-scheme: light dark;
  --page: #f4f5f2; --surface: #fff; --ink: #10191a; --ink2: #465253; --line: #dfe3dd; --control: #7f8b88;
  --brand: #0b4f4a; --brandInk: #fff; --link: #0b4f4a; --rail: #0e1a1a; --focus: #0b4f4a;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0b1212; --surface: #121c1c; --ink: #eaf1ee; --ink2: #b1bfbb; --line: #223030; --control: #627370;
    --brand: #d8f53a; --brandInk: #10191a; --link: #eaf1ee; --rail: #080e0e; --focus: #d8f53a;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 14px/20px Geist, system-ui, sans-serif; font-variant-numeric: tabular-nums; }
header { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: center; padding: 14px 24px; background: var(--rail); color: #c9d4d0; }
header a { display: flex; gap: 10px; align-items: center; color: #fff; font-size: 17px; font-weight: 600; text-decoration: none; border-radius: 8px; }
header p { margin: 0; }
.ground { fill: #d8f53a; }
.mark { fill: none; stroke: #10191a; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
main { max-width: 800px; margin: 0 auto; padding: 28px 24px 64px; }
h1 { margin: 0 0 8px; font-size: 24px; line-height: 28px; font-weight: 600; letter-spacing: -0.022em; overflow-wrap: anywhere; }
h2 { margin: 28px 0 10px; font-size: 15px; font-weight: 600; }
a { color: var(--link); }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
header :focus-visible { outline-color: #d8f53a; }
.lead, .empty, dt, .to, time { color: var(--ink2); }
.lead { margin: 0 0 20px; }
.back { margin: 0 0 12px; }
.empty { padding: 28px; border: 1px solid var(--line); border-radius: 16px; background: var(--surface); text-align: center; }
form { margin: 0 0 20px; }
label { display: block; margin: 0 0 6px; font-size: 12.5px; color: var(--ink2); }
form div { display: flex; gap: 8px; }
input, button { height: 40px; border-radius: 11px; font: inherit; }
input { flex: 1; min-width: 0; padding: 0 12px; border: 1px solid var(--control); background: var(--surface); color: var(--ink); }
button { padding: 0 18px; border: 0; background: var(--brand); color: var(--brandInk); font-weight: 600; cursor: pointer; }
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
