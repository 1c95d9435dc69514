import { ok, refused } from '@connect/core/domain/result';
import type { Result } from '@connect/core/domain/result';
import type { Refusal } from '@connect/core/ports/failure';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';

import { useCommand } from './use-command.ts';

const unavailable: Refusal = { failure: 'unavailable', message: null };

describe('what a press asks for', () => {
  test('is asked once, however often it is pressed until the answer is there', async () => {
    const answers: ((answer: Result<string, Refusal>) => void)[] = [];
    const ask = vi.fn((_: string) => new Promise<Result<string, Refusal>>((resolve) => answers.push(resolve)));
    const { result } = renderHook(() => useCommand(ask));
    const { run } = result.current;
    let [first, second] = [run('a'), run('b')];
    await act(async () => {});
    expect([result.current.running, await second, ask.mock.calls]).toEqual([['a'], null, [['a']]]);
    expect(result.current.busy).toBe(true);

    await act(async () => answers[0]?.(ok('done')));
    expect([result.current.busy, await first]).toEqual([false, ok('done')]);

    [first, second] = [result.current.run('c'), run('d')];
    await act(async () => answers[1]?.(ok('again')));
    expect([await first, await second, ask.mock.calls]).toEqual([ok('again'), null, [['a'], ['c']]]);
  });

  test('says why it was refused until it is tried again, or that is forgotten', async () => {
    let answer: Result<null, Refusal> = refused(unavailable);
    const { result } = renderHook(() => useCommand(async () => answer));
    await act(async () => void (await result.current.run()));
    expect(result.current.refusal).toBe(unavailable);
    act(result.current.forget);
    expect(result.current.refusal).toBeNull();

    await act(async () => void (await result.current.run()));
    answer = ok(null);
    await act(async () => void (await result.current.run()));
    expect(result.current.refusal).toBeNull();
  });

  test('can be tried again where asking broke', async () => {
    const ask = vi.fn(async (): Promise<Result<null, Refusal>> => ok(null)).mockRejectedValueOnce(new Error('gone'));
    const { result } = renderHook(() => useCommand(ask));
    await act(() => expect(result.current.run()).rejects.toThrow('gone'));
    expect(result.current.busy).toBe(false);
    await act(async () => expect(await result.current.run()).toEqual(ok(null)));
  });
});
