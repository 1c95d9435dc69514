import { setTimeout as sleep } from 'node:timers/promises';

const patience = 20_000;

/** Runs in the page: where the first element in sight is that a selector finds and whose name begins with a text; null where none is. */
const placeOf = (selector, name) => {
  const nameOf = (each) =>
    (each.getAttribute('aria-label') ?? each.labels?.[0]?.textContent ?? each.textContent).trim();
  const found = [...document.querySelectorAll(selector)].find(
    (each) =>
      nameOf(each).startsWith(name) && each.checkVisibility() && !each.matches(':disabled, [aria-disabled="true"]'),
  );
  if (!found) return null;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = found.getBoundingClientRect();
  return [left + width / 2, top + height / 2].map(Math.floor).join(' ');
};

const pressed = (text) => [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));

/** What a person does with a page, by any browser's `open`, `evaluate` and `perform`. */
export const handsOf = ({ open, evaluate, perform }, origin) => {
  const keys = (text) => perform([{ type: 'key', id: 'keys', actions: pressed(text) }]);
  const until = async (what, look) => {
    for (const end = Date.now() + patience; Date.now() < end; await sleep(100)) {
      // A page that is being left answers nothing.
      const seen = await look().catch(() => null);
      if (seen) return seen;
    }
    throw new Error(
      `${what} did not come. ${await evaluate('location.pathname + ": " + document.body.innerText.slice(0, 300)')}`,
    );
  };
  const find = async (selector, name) => {
    const look = () => evaluate(`(${placeOf.toString()})(${JSON.stringify(selector)}, ${JSON.stringify(name)})`);
    const place = await until(`${name || selector}`, async () => {
      const [before, after] = [await look(), await sleep(50).then(look)];
      return before === after && before;
    });
    return place.split(' ').map(Number);
  };
  const click = async (selector, name = '') => {
    const [x, y] = await find(selector, name);
    const actions = [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await perform([{ type: 'pointer', id: 'pointer', parameters: { pointerType: 'mouse' }, actions }]);
  };
  return {
    open: (path) => open(origin + path),
    click,
    keys,
    find,
    /** Types into a field, by the beginning of its name. */
    type: async (name, text) => {
      await click('input, textarea', name);
      await keys(text);
    },
    /** Waits until an expression in the page is so. */
    until: (expression) => until(expression, () => evaluate(`Boolean(${expression})`)),
    evaluate,
  };
};
