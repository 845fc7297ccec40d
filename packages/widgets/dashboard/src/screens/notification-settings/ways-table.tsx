import type { NotificationChoices } from '@yantra/contract/calls';
import { formatPhone } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Checkbox, Glyph } from '@yantra/ui';
import { type Draft, type EventRow, keyOf, outsideWays, type OutsideWay } from './choices.ts';
import { messages } from './notification-settings.messages.ts';

const lock = 'M7.5 10.5h9a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2m1 0V8a3.5 3.5 0 0 1 7 0v2.5';
const groups = ['leads', 'machines', 'searches'] as const;
const columns = 6;

interface WaysTableProps {
  readonly choices: NotificationChoices;
  readonly draft: Draft;
  readonly onChange: (key: string, isOn: boolean) => void;
}

/** Events and ways; on a phone the ways stand under each event. */
export function WaysTable({ choices, draft, onChange }: WaysTableProps) {
  const texts = useMessages(messages);
  const { email, phone, devices, rows } = choices;
  const targets = { email, sms: formatPhone(phone), whatsApp: formatPhone(phone), push: texts.devices(devices) };
  return (
    <table className="y-ways">
      <caption className="y-hidden">{texts.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.event}</th>
          <th scope="col">{texts.ways.app}</th>
          {outsideWays.map((way) => (
            <th key={way} scope="col">
              {texts.ways[way]}
            </th>
          ))}
        </tr>
        <tr className="y-ways__to">
          <th scope="row" colSpan={2}>
            {texts.goesTo}
          </th>
          {outsideWays.map((way) => (
            <td key={way}>{choices.ways.includes(way) ? targets[way] : ''}</td>
          ))}
        </tr>
      </thead>
      {groups.map((group) => {
        const shown = rows.filter((row) => row.group === group);
        return (
          shown.length > 0 && (
            <tbody key={group}>
              <GroupHead name={texts.groups[group]} />
              {shown.map((row) => (
                <Row key={row.kind} {...{ row, draft, onChange }} offered={choices.ways} />
              ))}
            </tbody>
          )
        );
      })}
      <tbody>
        <GroupHead name={texts.groups.security} />
        <tr>
          <th scope="row">
            {texts.security}
            <small>{texts.securityNote}</small>
          </th>
          {[true, true, true].map((_always, n) => (
            <td key={n} data-app={n === 0 || undefined}>
              <Always />
            </td>
          ))}
          <td>
            <NotOffered />
          </td>
          <td>
            <NotOffered />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

const GroupHead = ({ name }: { readonly name: string }) => (
  <tr className="y-ways__group">
    <th colSpan={columns} scope="colgroup">
      {name}
    </th>
  </tr>
);

function Always() {
  const texts = useMessages(messages);
  return (
    <span className="y-ways__lock">
      <Glyph d={lock} />
      <span>{texts.always}</span>
    </span>
  );
}

function NotOffered() {
  const texts = useMessages(messages);
  return (
    <span className="y-ways__none">
      <span aria-hidden="true">–</span>
      <span className="y-hidden">{texts.notOffered}</span>
    </span>
  );
}

interface RowProps extends Omit<WaysTableProps, 'choices'> {
  readonly row: EventRow;
  readonly offered: readonly OutsideWay[];
}

function Row({ row, offered, draft, onChange }: RowProps) {
  const texts = useMessages(messages);
  const { kind, name, hint, ways } = row;
  return (
    <tr>
      <th scope="row">
        {name}
        {hint && <small>{hint}</small>}
      </th>
      <td data-app>
        <Always />
      </td>
      {outsideWays.map((way) => {
        const { rule } = ways[way];
        const key = keyOf(kind, way);
        return (
          <td key={way}>
            {rule === 'never' || !offered.includes(way) ? (
              <NotOffered />
            ) : rule === 'always' ? (
              <Always />
            ) : (
              <Checkbox
                label={texts.ways[way]}
                aria-label={texts.choice(name, texts.ways[way])}
                checked={draft.isOn[key] ?? false}
                onChange={({ currentTarget: { checked } }) => onChange(key, checked)}
              />
            )}
          </td>
        );
      })}
    </tr>
  );
}
