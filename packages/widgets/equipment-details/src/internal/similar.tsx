import { useSignals } from '@preact/signals-react/runtime';
import { useErrorText, useMessages } from '@yantra/language';
import { useScope } from '@yantra/state';
import { Button, CardSkeleton, EquipmentCard, Glyph, rightGlyph, ToolsOfCard } from '@yantra/ui';
import { messages } from '../equipment-details.messages.ts';
import type { EquipmentDetailsModel, KnownMachine } from '../equipment-details.model.ts';
import type { EquipmentDetailsProps } from '../equipment-details.props.ts';
import { similarCount } from '../similar-request.ts';
import { detailsHref, picturesAt } from './addresses.ts';

export interface SimilarProps extends Pick<EquipmentDetailsProps, 'onEquipmentSelect'> {
  readonly model: EquipmentDetailsModel;
  readonly machine: KnownMachine;
}

/** Other machines of the category, nearest first. */
export function Similar({ model, machine, onEquipmentSelect }: SimilarProps) {
  const texts = useMessages(messages);
  const { siteUrl } = useScope();
  const [category] = machine.categories;
  return (
    <section className="y-details__similar" aria-labelledby="details-similar">
      <div className="y-details__similar-head">
        <h2 id="details-similar">{texts.similar}</h2>
        <a className="y-link" href={`${siteUrl}/equipments${category ? `?categoryId=${category.id}` : ''}`}>
          {texts.viewAll}
          <Glyph d={rightGlyph} />
        </a>
      </div>
      <Machines model={model} onEquipmentSelect={onEquipmentSelect} />
    </section>
  );
}

function Machines({ model, onEquipmentSelect }: Omit<SimilarProps, 'machine'>) {
  const errorText = useErrorText();
  const texts = useMessages(messages);
  useSignals();
  const { siteUrl } = useScope();
  const view = model.similar.value;
  if (view.kind === 'failed') {
    return (
      <p className="y-details__similar-failure" role="alert">
        {texts.similarFailed(errorText(view.error))} <Button onClick={model.reloadSimilar}>{texts.retry}</Button>
      </p>
    );
  }
  if (view.kind === 'loading') {
    return (
      <>
        <p className="y-hidden" role="status">
          {texts.loadingSimilar}
        </p>
        <div className="y-details__cards" aria-hidden="true">
          {Array.from({ length: similarCount }, (_, index) => (
            <CardSkeleton key={index} />
          ))}
        </div>
      </>
    );
  }
  if (view.machines.length === 0) return <p className="y-muted">{texts.noneNearby}</p>;
  return (
    <ul className="y-details__cards">
      {view.machines.map((machine) => {
        const href = detailsHref(siteUrl, machine.id);
        return (
          <li key={machine.id}>
            <EquipmentCard
              equipment={picturesAt(siteUrl, machine)}
              href={href}
              sizes="(width < 600px) 60vw, 304px"
              onSelect={(event, { id, name }) => {
                if (onEquipmentSelect?.({ id, name, href }) === false) event.preventDefault();
              }}
            >
              <ToolsOfCard equipment={machine} />
            </EquipmentCard>
          </li>
        );
      })}
    </ul>
  );
}
