import { dealLimits } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Checkbox, Field, TextInput } from '@yantra/ui';
import { messages as words } from '../../kit/deals/quote-words.messages.ts';
import type { PartProps } from './editor.props.ts';
import { messages } from './quote.messages.ts';
import { type NamedPart, partStates, partsWithout, withLine } from './quote.model.ts';

const extra = 'extra';

/** What has no line of its own: included, the renter's, or not stated; the deposit, and how GST stands. */
export function Parts(props: PartProps) {
  const texts = useMessages(messages);
  const { edited, setEdited, wrong } = props;
  return (
    <>
      <ul className="y-dashboard__qe-lines" aria-label={texts.parts}>
        {partsWithout(edited).map((part) => (
          <Part key={part} {...props} part={part} />
        ))}
      </ul>
      <Field label={texts.deposit} hint={texts.depositHint} error={wrong.get('deposit')} optional>
        {(ids) => (
          <TextInput
            {...ids}
            name="deposit"
            inputMode="decimal"
            value={edited.deposit}
            onChange={({ currentTarget: { value } }) => setEdited({ ...edited, deposit: value })}
          />
        )}
      </Field>
      <Checkbox
        label={texts.gstIncluded}
        checked={edited.gstIncluded}
        onChange={({ currentTarget: { checked } }) => setEdited({ ...edited, gstIncluded: checked })}
      />
    </>
  );
}

function Part({ part, edited, setEdited }: PartProps & { readonly part: NamedPart }) {
  const texts = useMessages(messages);
  const { parts, states } = useMessages(words);
  const { state, words: said } = edited.parts[part];
  const put = (change: Partial<(typeof edited.parts)[NamedPart]>) =>
    setEdited({ ...edited, parts: { ...edited.parts, [part]: { ...edited.parts[part], ...change } } });
  const choose = (value: string) => {
    if (value === extra) return setEdited(withLine(edited, part));
    put({ state: partStates.find((one) => one === value) ?? '' });
  };
  return (
    <li className="y-dashboard__line-part">
      <b>{parts[part]}</b>
      <select
        className="y-input"
        aria-label={texts.partState(parts[part])}
        value={state}
        onChange={({ currentTarget: { value } }) => choose(value)}
      >
        {partStates.map((one) => (
          <option key={one} value={one}>
            {states[one]}
          </option>
        ))}
        <option value={extra}>{texts.extra}</option>
        <option value="">{texts.leftOut}</option>
      </select>
      {state !== '' && (
        <input
          className="y-input"
          aria-label={texts.partWords(parts[part])}
          placeholder={texts.partHint}
          maxLength={dealLimits.lineName}
          value={said}
          onChange={({ currentTarget: { value } }) => put({ words: value })}
        />
      )}
    </li>
  );
}
