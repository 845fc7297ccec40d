import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '@yantra/language';
import { Button } from '@yantra/ui';
import { addressOf } from '../../kit/address.ts';
import { Notice } from '../../kit/form/summary.tsx';
import { LinkButton } from '../../kit/link.tsx';
import { PutOnPlan } from '../../kit/plan-places/put-on-plan.tsx';
import { usePlanPlaces } from '../../kit/plan-places/use-plan-places.ts';
import { messages } from './equipment-import.messages.ts';
import type { ImportModel } from './equipment-import.model.ts';
import { PickFiles, PicturesPart } from './pictures-part.tsx';

interface PartProps {
  readonly model: ImportModel;
}

/* The others are in the list of machines. */
const shownDrafts = 50;

/** The result of the import: the number of new machines, and which are still hidden and why. */
export function DonePart({ model }: PartProps) {
  const texts = useMessages(messages);
  useSignals();
  const hasBad = model.errors.value.size > 0;
  const places = usePlanPlaces();
  const machines = [...model.pictures.machines.value];
  const drafts = machines.filter(([, { isDraft }]) => isDraft);
  // A draft is on no list, even with a plan.
  const whole = machines.flatMap(([, { id, isDraft }]) => (isDraft ? [] : [id]));
  const addedCount = model.added.value + model.already.value;
  return (
    <>
      <section className="y-dashboard__set y-dashboard__set--plain" role="status">
        <h2>{texts.added(model.added.value)}</h2>
        {model.already.value > 0 && <p>{texts.already(model.already.value)}</p>}
        {model.skipped.value.size > 0 && <p>{texts.skippedCount(model.skipped.value.size)}</p>}
        {hasBad && <p>{texts.checked(addedCount, model.errors.value.size)}</p>}
        {addedCount > 0 && places.changeCount === 0 && <p>{texts.noPlanYet(addedCount)}</p>}
      </section>
      {!model.pictures.isSending.value && <PutOnPlan ids={whole} places={places} />}
      <div className="y-dashboard__ways">
        <LinkButton variant={whole.length > 0 ? 'secondary' : 'primary'} href={addressOf('/equipments-list')}>
          {texts.toList}
        </LinkButton>
        {addedCount > 0 && (
          <>
            <LinkButton href={addressOf('/subscription-plan')}>{texts.toPlans}</LinkButton>
            <LinkButton href={addressOf('/subscription-admin')}>{texts.toSubscriptions}</LinkButton>
          </>
        )}
        {hasBad && <Button onClick={() => void model.downloadBad()}>{texts.downloadBad}</Button>}
      </div>
      <Sending model={model} />
      {drafts.length > 0 && <Drafts model={model} rows={drafts.map(([row]) => row)} />}
    </>
  );
}

/** The progress of the pictures; an interrupted upload can be continued. */
function Sending({ model }: PartProps) {
  const texts = useMessages(messages);
  useSignals();
  const { isSending, sent, failure } = model.pictures;
  const { done, of } = sent.value;
  return (
    <>
      <div role="status">{isSending.value && <p>{texts.picturesSending(done, of)}</p>}</div>
      {failure.value !== undefined && (
        <Notice kind="error">
          <p>{failure.value}</p>
          <Button onClick={() => void model.sendPictures()}>{texts.picturesGoOn}</Button>
        </Notice>
      )}
    </>
  );
}

function Drafts({ model, rows }: PartProps & { readonly rows: readonly number[] }) {
  const texts = useMessages(messages);
  useSignals();
  const { pictures } = model;
  const column = model.mapping.value.indexOf('name');
  const nameOf = (row: number) => model.table.value?.rows[row]?.[column] ?? '';
  const send = () => void model.sendPictures();
  return (
    <>
      <PicturesPart model={model} onPick={send} />
      <section className="y-dashboard__set y-dashboard__set--plain" aria-labelledby="y-import-drafts">
        <h2 id="y-import-drafts">{texts.draftsTitle(rows.length)}</h2>
        <ul className="y-dashboard__import-drafts">
          {rows.slice(0, shownDrafts).map((row) => (
            <li key={row}>
              <span>{nameOf(row)}</span>
              <PickFiles
                label={texts.addPictures}
                name={texts.addPicturesTo(nameOf(row))}
                accept="image/*,.heic"
                isDisabled={pictures.isSending.value || pictures.isReading.value}
                onPick={(files) => void pictures.chooseFor(row, files).then(send)}
              />
            </li>
          ))}
        </ul>
        {rows.length > shownDrafts && <p>{texts.moreDrafts(rows.length - shownDrafts)}</p>}
      </section>
    </>
  );
}
