/** What is said in the page of what breaks in it, kept over pages. */
const watched = `(() => {
  addEventListener('error', ({ message }) => sessionStorage.setItem('walk-error', message));
  addEventListener('unhandledrejection', ({ reason }) => sessionStorage.setItem('walk-error', String(reason)));
})()`;
const heading = (text) => `document.querySelector('h1')?.textContent.includes(${JSON.stringify(text)})`;
/** Runs in the page: a line of an item of the demo that the user can order. */
const orderable = async () => {
  const skus = Array.from({ length: 60 }, (_, turn) => `GLV-${1003 + turn * 7}-M`);
  const answer = await fetch('/api/v3/items/look-up', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${localStorage.getItem('jwt')}` },
    body: JSON.stringify({ skus }),
  });
  const { data } = await answer.json();
  const least = ({ minimum, packSize }) => Math.ceil(minimum / packSize) * packSize;
  const { item } = data.find((each) => each.item && !each.item.discontinued && each.item.stock > 4 * least(each.item));
  return `${item.sku} ${least(item)}`;
};
const password = 'Connect-demo-1';

/** The main pages, one step after the other; each is told as it begins. */
export const walk = async ({ open, click, type, keys, find, until, evaluate }, onStep) => {
  const step = async (name, act) => {
    onStep(name);
    await act();
    const error = await evaluate(`sessionStorage.getItem('walk-error') ?? ''`);
    if (error !== '') throw new Error(`The page broke: ${error}`);
    const over = await evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
    if (over > 0) throw new Error(`The page scrolls sideways by ${over} px.`);
  };

  await step('sign-in', async () => {
    await open('/connect/login');
    await evaluate(watched);
    await type('Email', 'priya@northgate.example');
    await type('Password', password);
    await click('button', 'Login');
    await until(heading('Priya'));
  });
  await step('list', async () => {
    await open('/connect/orders');
    await evaluate(watched);
    await until(`document.querySelectorAll('tbody tr a').length >= 10`);
  });
  let no = '';
  await step('search', async () => {
    no = await evaluate(`document.querySelector('tbody tr a').textContent.trim()`);
    await click('[type="search"], [role="searchbox"]');
    await keys(no);
    await until(`document.querySelectorAll('tbody tr a').length === 1`);
  });
  await step('order with PDF', async () => {
    await click('tbody tr a');
    await until(heading(no));
    await evaluate(`(() => {
      const make = URL.createObjectURL.bind(URL);
      URL.createObjectURL = (blob) => ((window.walkFile = blob), make(blob));
    })()`);
    await click('button', 'Download');
    await until(`window.walkFile?.size > 1000`);
    const start = await evaluate('window.walkFile.slice(0, 5).text()');
    if (start !== '%PDF-') throw new Error(`The file begins with ${start}.`);
  });
  await step('Quick Order', async () => {
    await open('/connect/quick-order');
    await evaluate(watched);
    const line = await evaluate(`(${orderable.toString()})()`);
    await click('button', 'Paste a list');
    await type('Item numbers and quantities', line);
    await click('dialog button', 'Add lines');
    await until(`/in stock/i.test(document.querySelector('main').textContent)`);
    await click('button', 'Add to basket');
    await find('a', 'Go to checkout');
  });
  await step('checkout', async () => {
    await click('a', 'Go to checkout');
    await until(heading('Checkout'));
    await find('button', 'Place Order');
    await evaluate('localStorage.clear()');
  });
  await step('board', async () => {
    await open('/connect/login');
    await click('a', 'Staff login');
    await until(`location.pathname.includes('/connect/login') === false`);
    await click('input[type="email"], input[name="email"]');
    await keys('brook@connect.example');
    await click('input[type="password"]');
    await keys(`${password}\uE007`);
    await until(`document.querySelectorAll('tbody tr').length >= 5`);
    await find('button', 'Sign off');
  });
};
