import { ownColours } from '@connect/core/domain/administration/brand-colours';

/** Looks of the pages that staff sign in at, beside those that all of the server's pages share: those of the portal's own login. */
export const stylesheet = `body { display: grid; grid-template-columns: 1fr 1fr; min-height: 100dvh; background: var(--surface); }
header { position: relative; overflow: hidden; display: flex; flex-direction: column; padding: 56px; background: var(--rail); color: #fff; }
.art { position: absolute; inset: 0; width: 100%; height: 100%; fill: ${ownColours.accent}; }
.brand { position: relative; display: flex; gap: 10px; align-items: center; font-size: 15px; font-weight: 600; letter-spacing: -0.01em; }
.pitch { position: relative; margin: auto 0; max-width: min(480px, 100% - 130px); font-size: clamp(32px, 3.06vw, 44px); line-height: 1.1; font-weight: 600; letter-spacing: -0.03em; }
main { display: grid; place-items: center; padding: 40px 20px; min-width: 0; }
main > div { width: 100%; max-width: 380px; min-width: 0; }
h1 { margin: 0; font-size: 28px; line-height: 34px; }
h2 { margin: 0; font-size: 13px; line-height: 18px; font-weight: 600; }
main p { margin: 8px 0 0; color: var(--ink2); overflow-wrap: anywhere; }
.form { display: grid; gap: 6px; margin: 16px 0 0; }
label { font-size: 12.5px; line-height: 18px; font-weight: 600; }
input { width: 100%; height: 44px; background: var(--page); }
input[aria-invalid] { border-color: var(--bad); }
input + label { margin-top: 10px; }
main .problem { margin: 0; color: var(--bad); font-size: 13px; line-height: 18px; }
.form button, .button { margin-top: 16px; height: 44px; }
.button { display: grid; place-items: center; padding: 0 18px; border-radius: 11px; background: var(--brand); color: var(--brandInk); font-weight: 600; text-decoration: none; }
section { margin-top: 32px; padding-top: 20px; border-top: 1px solid var(--line); }
main section p { margin: 2px 0 0; font-size: 12.5px; line-height: 18px; }
ul { margin: 8px -12px 0; padding: 0; list-style: none; }
.account { display: flex; flex-direction: column; width: 100%; height: auto; padding: 6px 12px; border-radius: 9px; background: none; color: inherit; font-weight: 400; text-align: start; overflow-wrap: anywhere; }
.account:hover { background: var(--page); }
.email { font-size: 13px; line-height: 19px; font-weight: 600; }
.who { color: var(--ink2); font-size: 12.5px; line-height: 18px; }
@media (max-width: 1099.98px) {
  body { grid-template-columns: 1fr; grid-template-rows: auto 1fr; }
  header { padding: 24px 20px; }
  .art { left: auto; width: auto; max-width: 45%; }
  .pitch { display: none; }
  main { align-items: start; }
}
@media (forced-colors: active) { .button { border: 1px solid; } }
`;
