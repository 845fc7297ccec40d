import { signal } from '@preact/signals-react';
import type { LogInRequest, LoggedUser } from '@yantra/state';
import { describe, expect, test, vi } from 'vitest';
import { guard } from './guard.ts';

const somebody: LoggedUser = { id: 's1', role: 'supplier', name: 'Rohit', phone: '9822041573' };
const request: LogInRequest = { settle: () => undefined };

/** A guard with a clock that the test moves. */
function guarded(isWanted = false) {
  let due: (() => void) | undefined;
  const session = {
    user: signal<LoggedUser | undefined>(undefined),
    wanted: signal<LogInRequest | undefined>(isWanted ? request : undefined),
  };
  const later = (act: () => void) => {
    due = act;
    return () => (due = undefined);
  };
  const onNobody = vi.fn();
  const onDismissed = vi.fn();
  const stop = guard({ session, later }, onNobody, onDismissed);
  return { ...session, onNobody, onDismissed, stop, wait: () => due?.() };
}

describe('The guard', () => {
  test('waits a moment before it reports that nobody is logged in', () => {
    const { onNobody, wait } = guarded();
    expect(onNobody).not.toHaveBeenCalled();
    wait();
    expect(onNobody).toHaveBeenCalledOnce();
  });

  test('reports nothing if somebody has logged in meanwhile', () => {
    const { user, onNobody, wait } = guarded();
    user.value = somebody;
    wait();
    expect(onNobody).not.toHaveBeenCalled();
  });

  test('does not wait while a log-in is requested, and reports when it is dismissed', () => {
    const { wanted, onNobody, onDismissed, wait } = guarded(true);
    wait();
    expect(onDismissed).not.toHaveBeenCalled();
    wanted.value = undefined;
    wait();
    expect([onDismissed, onNobody].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  });

  test('stops waiting when a log-in is requested, or when it is stopped', () => {
    const asked = guarded();
    asked.wanted.value = request;
    asked.wait();
    const stopped = guarded();
    stopped.stop();
    stopped.wait();
    expect([asked.onNobody, stopped.onNobody].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });
});
