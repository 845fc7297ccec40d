import { exportLeads, type LeadRow } from '@yantra/contract/calls';
import { formatPhone, noticeMs } from '@yantra/domain';
import { type Language, useLanguage, useMessages, wordIn } from '@yantra/language';
import { useScope } from '@yantra/state';
import { useState } from 'react';
import { messages as dates } from '../../kit/dates.messages.ts';
import { timeText } from '../../kit/dates.ts';
import { download } from '../../kit/download.ts';
import { messages as jobs } from '../../kit/leads/job.messages.ts';
import { jobLine } from '../../kit/leads/job.ts';
import { type Column, column } from '../../kit/table/columns.ts';
import { csvOf, everyRow, exportPageSize } from '../../kit/table/csv.ts';
import { placeOf } from './lead-parts.ts';
import type { LeadsFilter } from './lead-query.ts';
import { messages } from './leads.messages.ts';

/** Saves the leads that are filtered as a file; contacts only of those that were opened. */
export function useLeadsExport(filter: LeadsFilter) {
  const [texts, jobTexts, dateTexts] = [useMessages(messages), useMessages(jobs), useMessages(dates)];
  const language = useLanguage();
  const { send, notify } = useScope();
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      const rows = await everyRow((page) => send(exportLeads, { ...filter, page, pageSize: exportPageSize }));
      download('leads.csv', csvOf(columnsIn({ texts, jobTexts, dateTexts, language }), rows));
      notify({ kind: 'success', text: texts.tools.exported(rows.length), duration: noticeMs });
    } catch {
      // The scope has shown why.
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run: () => void run() };
}

interface Words {
  readonly texts: typeof messages;
  readonly jobTexts: typeof jobs;
  readonly dateTexts: typeof dates;
  readonly language: Language | undefined;
}

const columnsIn = ({ texts, jobTexts, dateTexts, language }: Words): readonly Column<LeadRow>[] => [
  column('came', texts.tools.came, ({ createdAt }) => timeText(createdAt, dateTexts)),
  column('name', texts.tools.name, ({ fullName }) => fullName),
  column('phone', texts.tools.phone, ({ phone }) => phone && formatPhone(phone)),
  column('email', texts.emailLabel, ({ email }) => email),
  column('category', texts.category, ({ category }) => wordIn(language, category.name)),
  column('city', texts.city, (lead) => placeOf(lead, language) || texts.anywhere),
  column('asked', texts.asked, ({ isAsked, machines }) => (isAsked ? machines.map(({ name }) => name).join('; ') : '')),
  column('job', texts.tools.job, ({ job }) => (job ? jobLine(job, jobTexts, dateTexts) : '')),
  column('details', texts.details, ({ details }) => details),
  column('status', texts.status, ({ status }) => wordIn(language, status)),
  column('assignee', texts.tools.assigned, ({ assignee }) => assignee?.name ?? ''),
];
