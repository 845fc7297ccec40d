import { getPersonLeads, type InputOf, type OutputOf } from '@yantra/contract/calls';
import { formatCount } from '@yantra/domain';
import { type Language, textsIn, useLanguage, useMessages, wordIn } from '@yantra/language';
import { Segment, StateMessage } from '@yantra/ui';
import { useMemo } from 'react';
import { messages as dates } from '../../../kit/dates.messages.ts';
import { dayText } from '../../../kit/dates.ts';
import { messages as jobs } from '../../../kit/leads/job.messages.ts';
import { jobLine } from '../../../kit/leads/job.ts';
import { leadAddressOf } from '../../../kit/leads/lead-address.ts';
import { LeadBadge } from '../../../kit/leads/lead-badge.tsx';
import { Link } from '../../../kit/link.tsx';
import { type Column, column } from '../../../kit/table/columns.ts';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { inTab, type InTabProps } from './in-tab.ts';
import { messages } from './person.messages.ts';

type Row = OutputOf<typeof getPersonLeads>['data'][number];
const sides = ['received', 'sent'] as const;
type Side = (typeof sides)[number];
const pageSize = 10;

function columnsIn(language: Language | undefined): readonly Column<Row>[] {
  const { leads: texts } = textsIn(language, messages);
  const [dateTexts, jobTexts] = [textsIn(language, dates), textsIn(language, jobs)];
  const needOf = ({ job, details }: Row) => (job && jobLine(job, jobTexts, dateTexts)) || details.trim();
  return [
    column('name', texts.name, ({ fullName }) => fullName, {
      isRowTitle: true,
      cell: (row) => (
        <span className="y-dashboard__thing">
          <span>
            <Link href={leadAddressOf(row.id)}>{row.fullName}</Link>
            <small>{[wordIn(language, row.category), needOf(row)].filter(Boolean).join(' · ')}</small>
          </span>
        </span>
      ),
    }),
    column('city', texts.city, ({ city }) => (city ? wordIn(language, city) : texts.anywhere), {
      onPhone: 'line',
    }),
    column('status', texts.status, ({ status }) => wordIn(language, status), {
      onPhone: 'dot',
      cell: ({ status }) => <LeadBadge status={status} />,
    }),
    column('opened', texts.opened, ({ opened }) => formatCount(opened), { isNumeric: true, isWide: true }),
    column('came', texts.came, ({ createdAt }) => dayText(createdAt, dateTexts), { sort: 'createdAt' }),
  ];
}

interface PersonLeadsProps extends InTabProps {
  readonly counts: { readonly sent: number; readonly received: number };
}

/** The requirements that somebody received as an owner, or sent. */
export function PersonLeads({ userId, counts, ...props }: PersonLeadsProps) {
  const { leads: texts } = useMessages(messages);
  const language = useLanguage();
  const columns = useMemo(() => columnsIn(language), [language]);
  const usual: Side = counts.received > 0 || counts.sent === 0 ? 'received' : 'sent';
  const side = sides.find((one) => one === props.query.get('side')) ?? usual;
  return (
    <div className="y-dashboard__person-parts">
      <Segment
        label={texts.side}
        options={sides.map((value) => ({ value, label: `${texts[value]} ${formatCount(counts[value])}` }))}
        value={side}
        onValue={(next) => props.navigate(`${props.address}?tab=leads&side=${next}`, { replace: true })}
      />
      <DataTable
        key={side}
        {...inTab(props, 'side')}
        label={texts.table}
        name="person-leads"
        call={getPersonLeads}
        inputOf={(input) => ({ ...input, id: userId, side }) as InputOf<typeof getPersonLeads>}
        pageSize={pageSize}
        columns={columns}
        rowId={({ id }) => id}
        nameOf={({ fullName }) => fullName}
        empty={<StateMessage picture="empty-list" title={texts.none} text={texts.noneText[side]} level={2} />}
      />
    </div>
  );
}
