import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';

import { Toast } from './toast.tsx';
import { Toasts } from './toasts.tsx';

afterEach(cleanup);

function Page({ text }: { readonly text: string | null }) {
  return (
    <>
      <main id="content" tabIndex={-1}>
        <button type="button">Save</button>
        {text !== null && <Toast action={{ label: 'Undo', onAction: () => undefined }}>{text}</Toast>}
      </main>
      <Toasts />
    </>
  );
}
const region = () => screen.getByRole('status');
const show = () => {
  const { rerender } = render(<Page text={null} />);
  const announce = (text: string | null) => rerender(<Page text={text} />);
  const save = screen.getByRole('button', { name: 'Save' });
  save.focus();
  return { announce, save };
};

describe('a toast', () => {
  test('is said in the one region that was there before, and takes no focus', () => {
    const { announce, save } = show();
    const before = region();
    announce('Saved.');
    expect(region()).toBe(before);
    expect(region().textContent).toContain('Saved.');
    expect(document.activeElement).toBe(save);
  });

  test('goes with Escape, and comes with the next news', () => {
    const { announce, save } = show();
    announce('Saved.');
    fireEvent.keyDown(save, { key: 'Escape' });
    expect(region().textContent).toBe('');
    announce('Saved.');
    expect(region().textContent).toBe('');
    announce('Saved again.');
    expect(region().textContent).toContain('Saved again.');
  });

  test('stays where Escape is for something that is open', () => {
    const { announce, save } = show();
    announce('Saved.');
    save.setAttribute('aria-expanded', 'true');
    fireEvent.keyDown(save, { key: 'Escape' });
    expect(region().textContent).toContain('Saved.');
  });

  test('closed by its button, gives the focus back to where it came from', () => {
    const { announce, save } = show();
    announce('Saved.');
    const close = within(region()).getByRole('button', { name: 'Close' });
    close.focus();
    fireEvent.click(close);
    expect(region().textContent).toBe('');
    expect(document.activeElement).toBe(save);
  });

  test('that goes as it is tried again gives the focus back, too', () => {
    const { announce, save } = show();
    announce('Not saved.');
    within(region()).getByRole('button', { name: 'Undo' }).focus();
    announce(null);
    expect(document.activeElement).toBe(save);
  });

  test('is there on a page that begins with it', () => {
    render(<Page text="Ordered." />);
    expect(region().textContent).toContain('Ordered.');
  });
});
