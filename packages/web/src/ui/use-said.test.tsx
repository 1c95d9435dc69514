import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { useSaid } from './use-said.tsx';

afterEach(cleanup);

test('what is said again in the same words is another node of the same live region', () => {
  let say = (_: string): void => expect.unreachable('it is not drawn yet');
  const Page = () => {
    const [said, next] = useSaid();
    say = next;
    return said;
  };
  const { container } = render(<Page />);
  const region = container.querySelector('[aria-live="polite"]');
  const nodes = ['Saved', 'Saved', 'Removed'].map((text) => {
    act(() => say(text));
    return region?.firstElementChild;
  });
  expect(container.firstElementChild).toBe(region);
  expect(new Set(nodes).size).toBe(3);
  expect(nodes.map((node) => node?.textContent)).toEqual(['Saved', 'Saved', 'Removed']);
});
