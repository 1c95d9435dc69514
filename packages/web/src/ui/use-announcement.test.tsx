import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { useAnnouncement } from './use-announcement.tsx';

afterEach(cleanup);

test('while what was announced has failed, nothing is announced, in the same live region', () => {
  let announce = (_: string): void => expect.unreachable('it is not drawn yet');
  const Page = ({ failed }: { readonly failed: boolean }) => {
    const [announcement, next] = useAnnouncement(failed);
    announce = next;
    return announcement;
  };
  const { container, rerender } = render(<Page failed={false} />);
  const region = container.firstElementChild;
  act(() => announce('It is back'));
  const texts = [true, false].map((failed) => {
    rerender(<Page failed={failed} />);
    return container.firstElementChild?.textContent;
  });
  expect(texts).toEqual(['', 'It is back']);
  expect(container.firstElementChild).toBe(region);
});

test('what is announced again in the same words is another node of the same live region', () => {
  let announce = (_: string): void => expect.unreachable('it is not drawn yet');
  const Page = () => {
    const [announcement, next] = useAnnouncement();
    announce = next;
    return announcement;
  };
  const { container } = render(<Page />);
  const region = container.querySelector('[aria-live="polite"]');
  const nodes = ['Saved', 'Saved', 'Removed'].map((text) => {
    act(() => announce(text));
    return region?.firstElementChild;
  });
  expect(container.firstElementChild).toBe(region);
  expect(new Set(nodes).size).toBe(3);
  expect(nodes.map((node) => node?.textContent)).toEqual(['Saved', 'Saved', 'Removed']);
});
