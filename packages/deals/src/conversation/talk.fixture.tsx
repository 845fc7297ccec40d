import type { DealNews, Session } from '@yantra/state';
import { TestScope, dealAnswers, type DealMocks } from '@yantra/testing';
import type { MockAnswers } from '@yantra/testing';
import { type ReactNode, useState } from 'react';
import { DealNewsProvider } from './deal-news-context.tsx';

/** When the stories are: the day before the hire is agreed. */
export const storyNow = Date.parse('2026-11-21T05:50:00.000Z');

/** Nothing moves by itself in a story. */
const still: DealNews = { follow: () => () => undefined };

interface DealScopeProps {
  readonly mocks?: DealMocks | undefined;
  readonly answers?: MockAnswers | undefined;
  readonly news?: DealNews | undefined;
  readonly session?: Partial<Session> | undefined;
  readonly children: ReactNode;
}

/** A scope whose server keeps what is done in its deals. */
export function DealScope({ mocks, answers, news = still, session = {}, children }: DealScopeProps) {
  const [all] = useState(() => ({ ...dealAnswers(mocks), ...answers }));
  return (
    <TestScope answers={all} session={session}>
      <DealNewsProvider value={news}>{children}</DealNewsProvider>
    </TestScope>
  );
}
