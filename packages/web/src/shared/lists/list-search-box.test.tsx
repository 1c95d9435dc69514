import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ListSearchBox } from './list-search-box.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The box of a list whose text changes only when it is told to. */
const show = () => {
  const onText = vi.fn();
  const of = (text: string) => <ListSearchBox label="Search" text={text} onText={onText} />;
  const { rerender } = render(of(''));
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  return {
    onText,
    box,
    become: (text: string) => rerender(of(text)),
    type: (text: string) => fireEvent.change(box, { target: { value: text } }),
    pause: () => act(() => void vi.advanceTimersByTime(120)),
  };
};

test('what is typed on while the list takes over the text before stays', () => {
  const { onText, box, become, type, pause } = show();
  type('glov');
  pause();
  expect(onText).toHaveBeenLastCalledWith('glov');
  type('glove');
  become('glov');
  expect(box.value).toBe('glove');
  pause();
  expect(onText).toHaveBeenLastCalledWith('glove');
});

test('a text of elsewhere, such as by going back, takes the place of what was typed', () => {
  const { box, become, type, pause } = show();
  type('glove');
  pause();
  become('glove');
  become('');
  expect(box.value).toBe('');
  become('glove');
  expect(box.value).toBe('glove');
});
