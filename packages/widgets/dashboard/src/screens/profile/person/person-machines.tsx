import { getOwnerEquipments, type OwnEquipment } from '@yantra/contract/calls';
import { formatCount } from '@yantra/domain';
import { type Language, textsIn, useLanguage, useMessages } from '@yantra/language';
import { StateMessage } from '@yantra/ui';
import { useMemo } from 'react';
import { addressOf } from '../../../kit/address.ts';
import { MachineCell } from '../../../kit/cells.tsx';
import { machineColumns } from '../../../kit/machine-columns.tsx';
import { messages as statusTexts } from '../../../kit/machine-status.messages.ts';
import { MachineStatus, machineState } from '../../../kit/machine-status.tsx';
import { type Column, column } from '../../../kit/table/columns.ts';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { inTab, type InTabProps } from './in-tab.ts';
import { messages } from './person.messages.ts';

const pageSize = 10;

function columnsIn(language: Language | undefined): readonly Column<OwnEquipment>[] {
  const { machines: texts } = textsIn(language, messages);
  const states = textsIn(language, statusTexts);
  const { name, subCategory, finalValue } = machineColumns(language);
  const count = (of = 0) => (of === 0 ? <span className="y-muted">–</span> : formatCount(of));
  return [
    {
      ...name,
      label: texts.name,
      cell: (row) => (
        <MachineCell
          name={row.name}
          image={row.image1Url}
          href={addressOf(`/equipments-list/view/${encodeURIComponent(row.id)}`)}
        >
          {subCategory.cell(row)}
        </MachineCell>
      ),
    },
    column('status', texts.status, (row) => machineState(row, states), {
      sort: 'status',
      onPhone: 'dot',
      cell: (row) => <MachineStatus {...row} />,
    }),
    column('views', texts.views, ({ views }) => String(views), {
      isNumeric: true,
      isWide: true,
      cell: ({ views }) => count(views),
    }),
    column('leads', texts.leads, ({ leads = 0 }) => String(leads), {
      isNumeric: true,
      isWide: true,
      cell: ({ leads }) => count(leads),
    }),
    { ...finalValue, label: texts.rent, onPhone: 'line' },
  ];
}

/** Somebody's machines, listed or not; each leads to its page. */
export function PersonMachines({ userId, ...props }: InTabProps) {
  const { machines: texts } = useMessages(messages);
  const language = useLanguage();
  const columns = useMemo(() => columnsIn(language), [language]);
  return (
    <DataTable
      {...inTab(props)}
      label={texts.table}
      searchHint={texts.search}
      name="person-machines"
      call={getOwnerEquipments}
      inputOf={(input) => ({ ...input, supplierId: userId })}
      pageSize={pageSize}
      columns={columns}
      rowId={({ id }) => id}
      nameOf={({ name }) => name}
      empty={<StateMessage picture="empty-list" title={texts.none} text={texts.noneText} level={2} />}
    />
  );
}
