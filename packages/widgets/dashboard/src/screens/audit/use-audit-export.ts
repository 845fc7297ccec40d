import { exportAuditLog } from '@yantra/contract/calls';
import { failureNoticeMs, noticeMs } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { useScope } from '@yantra/state';
import { useState } from 'react';
import { messages } from '../../kit/audit/audit.messages.ts';
import { type Change, changesOf } from '../../kit/audit/changes.ts';
import { deedMessages } from '../../kit/audit/deeds.messages.ts';
import { type AuditTexts, deedName, type Entry, sentenceOf, textOf, whoIn } from '../../kit/audit/sentence.ts';
import { messages as dates } from '../../kit/dates.messages.ts';
import { timeText } from '../../kit/dates.ts';
import { download } from '../../kit/download.ts';
import { type Column, column } from '../../kit/table/columns.ts';
import { csvOf } from '../../kit/table/csv.ts';
import type { AuditFilter } from './audit-query.ts';

/** Entries of a file; a spreadsheet of more is no help. */
const mostOfFile = 10_000;

/** Saves what is filtered as a file, page by page. */
export function useAuditExport(filter: AuditFilter) {
  const [texts, deeds, dateTexts] = [useMessages(messages), useMessages(deedMessages), useMessages(dates)];
  const { send, notify } = useScope();
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      const entries: Entry[] = [];
      let older: string | null | undefined;
      do {
        const page = await send(exportAuditLog, { ...filter, olderThan: older ?? undefined });
        entries.push(...page.entries);
        older = page.older;
      } while (older !== null && entries.length < mostOfFile);
      const rows = entries.slice(0, mostOfFile);
      download('audit.csv', csvOf(columnsIn({ texts, deeds }, dateTexts), rows));
      const isCut = older !== null || rows.length < entries.length;
      const text = isCut ? texts.exportedNewest(rows.length) : texts.exported(rows.length);
      notify({ kind: 'success', text, duration: isCut ? noticeMs + failureNoticeMs : noticeMs });
    } catch {
      // The scope has shown why.
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run: () => void run() };
}

const columnsIn = (all: AuditTexts, dateTexts: typeof dates): readonly Column<Entry>[] => {
  const { texts, deeds } = all;
  const { columns } = texts;
  const changes = (entry: Entry, of: (change: Change) => string | undefined) =>
    changesOf(entry, texts)
      .flatMap((change) => (of(change) === undefined ? [] : [[change.name, of(change)].filter(Boolean).join(': ')]))
      .join('; ');
  return [
    column('at', columns.at, ({ at }) => timeText(at, dateTexts)),
    column('who', columns.who, (entry) => whoIn(entry, texts)),
    column('role', columns.role, ({ who }) => who?.role ?? ''),
    column('deed', columns.deed, ({ kind }) => deedName(kind, deeds)),
    column('sentence', columns.sentence, (entry) => textOf(sentenceOf(entry, all))),
    column('before', columns.before, (entry) => changes(entry, ({ before }) => before)),
    column('after', columns.after, (entry) => changes(entry, ({ after }) => after)),
    column('reason', columns.reason, ({ facts }) => facts['reason'] ?? ''),
    column('device', columns.device, ({ device }) => device ?? ''),
    column('verified', columns.verified, ({ isWhole }) => (isWhole ? texts.yes : texts.notVerified)),
  ];
};
