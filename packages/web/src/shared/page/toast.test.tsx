import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';

import { Toast } from './toast.tsx';
import { Toasts } from './toasts.tsx';

afterEach(cleanup);

function Page({ said }: { readonly said: string | null }) {
  return (
    <>
      <main id="content" tabIndex={-1}>
        <button type="button">Save</button>
        {said !== null && <Toast action={{ label: 'Undo', onAction: () => undefined }}>{said}</Toast>}
      </main>
      <Toasts />
    </>
  );
}
const region = () => screen.getByRole('status');
const show = () => {
  const { rerender } = render(<Page said={null} />);
  const say = (said: string | null) => rerender(<Page said={said} />);
  const save = screen.getByRole('button', { name: 'Save' });
  save.focus();
  return { say, save };
};

describe('a toast', () => {
  test('is said in the one region that was there before, and takes no focus', () => {
    const { say, save } = show();
    const before = region();
    say('Saved.');
    expect(region()).toBe(before);
    expect(region().textContent).toContain('Saved.');
    expect(document.activeElement).toBe(save);
  });

  test('goes with Escape, and comes with the next news', () => {
    const { say, save } = show();
    say('Saved.');
    fireEvent.keyDown(save, { key: 'Escape' });
    expect(region().textContent).toBe('');
    say('Saved.');
    expect(region().textContent).toBe('');
    say('Saved again.');
    expect(region().textContent).toContain('Saved again.');
  });

  test('stays where Escape is for something that is open', () => {
    const { say, save } = show();
    say('Saved.');
    save.setAttribute('aria-expanded', 'true');
    fireEvent.keyDown(save, { key: 'Escape' });
    expect(region().textContent).toContain('Saved.');
  });

  test('closed by its button, gives the focus back to where it came from', () => {
    const { say, save } = show();
    say('Saved.');
    const close = within(region()).getByRole('button', { name: 'Close' });
    close.focus();
    fireEvent.click(close);
    expect(region().textContent).toBe('');
    expect(document.activeElement).toBe(save);
  });

  test('is there on a page that begins with it', () => {
    render(<Page said="Ordered." />);
    expect(region().textContent).toContain('Ordered.');
  });
});
