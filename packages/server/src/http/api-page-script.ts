/** Runs in the page of the calls: finds them by what is typed, and sends what a form holds. */
export const tryScript = `
const find = document.getElementById('find');
const found = document.getElementById('found');
const token = document.getElementById('token');

find.addEventListener('input', () => {
  const words = find.value.toLowerCase().split(/\\s+/).filter(Boolean);
  let count = 0;
  for (const section of document.querySelectorAll('section')) {
    let shown = 0;
    for (const call of section.querySelectorAll('.call')) {
      const text = call.querySelector('summary').textContent.toLowerCase();
      call.hidden = !words.every((word) => text.includes(word));
      if (!call.hidden) shown += 1;
    }
    section.hidden = shown === 0;
    count += shown;
  }
  found.textContent = words.length === 0 ? '' : count + ' found';
});

const addressOf = (form) => {
  const query = new URLSearchParams();
  let path = form.dataset.path;
  for (const field of form.querySelectorAll('input[data-in]')) {
    if (field.dataset.in === 'path') path = path.replace('{' + field.name + '}', encodeURIComponent(field.value));
    else if (field.value !== '') query.set(field.name, field.value);
  }
  return query.size === 0 ? path : path + '?' + query;
};

/** JSON with its lines; of a file its type and size alone. */
const textOf = async (answer) => {
  const type = answer.headers.get('Content-Type') ?? '';
  if (!/json|text/.test(type)) return type + ' ' + (await answer.blob()).size + ' bytes';
  const text = await answer.text();
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

const say = (output, text) => {
  const pre = document.createElement('pre');
  pre.tabIndex = 0;
  pre.textContent = text;
  output.replaceChildren(pre);
};

document.addEventListener('submit', async (event) => {
  event.preventDefault();
  const form = event.target;
  const output = form.querySelector('output');
  if (output.dataset.busy) return;
  output.dataset.busy = 'true';
  say(output, 'Sending…');
  const body = form.querySelector('textarea');
  const headers = { Accept: 'application/json' };
  if (token.value.trim() !== '') headers.Authorization = 'Bearer ' + token.value.trim();
  if (body) headers['Content-Type'] = body.dataset.type;
  try {
    const answer = await fetch(addressOf(form), { method: form.dataset.method, headers, ...(body && { body: body.value }) });
    say(output, answer.status + ' ' + answer.statusText + '\\n' + (await textOf(answer)));
  } catch {
    say(output, 'No answer came. What was sent may have been done all the same.');
  }
  delete output.dataset.busy;
});
`;
