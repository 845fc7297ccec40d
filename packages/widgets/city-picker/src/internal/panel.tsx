import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '@yantra/language';
import { cityCount } from '@yantra/places';
import { Button, Dialog, Icon, SearchInput } from '@yantra/ui';
import { messages } from '../city-picker.messages.ts';
import type { CityPickerModel } from '../city-picker.model.ts';
import { CityList } from './city-list.tsx';
import { CityTile } from './city-tile.tsx';

export interface PanelProps {
  readonly model: CityPickerModel;
  readonly siteUrl: string;
}

/** The side panel: ten featured cities first, every city behind "More Cities" or a search. */
export function Panel({ model, siteUrl }: PanelProps) {
  const texts = useMessages(messages);
  useSignals();
  const isAll = model.view.value === 'all';
  return (
    <Dialog
      kind="side"
      open={model.isOpen.value}
      onClose={model.close}
      title={texts.title}
      closeLabel={texts.close}
      footer={!isAll && <MoreCities model={model} />}
    >
      {isAll && (
        <Button variant="ghost" size="sm" className="y-city-panel__back" onClick={model.showFeatured}>
          <Icon name="left" />
          {texts.back}
        </Button>
      )}
      <SearchInput
        placeholder={texts.search}
        label={texts.searchLabel}
        value={model.query.value}
        onValue={model.search}
      />
      {isAll ? <CityList model={model} /> : <Featured model={model} siteUrl={siteUrl} />}
    </Dialog>
  );
}

function MoreCities({ model }: Pick<PanelProps, 'model'>) {
  const texts = useMessages(messages);
  return (
    <div className="y-city-panel__more">
      <Button variant="secondary" block onClick={model.showAll}>
        {texts.moreCities}
        <Icon name="right" />
      </Button>
      <p className="y-muted">{texts.count(cityCount)}</p>
    </div>
  );
}

function Featured({ model, siteUrl }: PanelProps) {
  useSignals();
  const { id } = model.selected.value;
  return (
    <>
      <UseLocation model={model} />
      <ul className="y-city-panel__grid">
        {model.featured.value.map((city) => (
          <li key={city.id}>
            <CityTile city={city} siteUrl={siteUrl} isSelected={city.id === id} onPick={model.pick} />
          </li>
        ))}
      </ul>
    </>
  );
}

function UseLocation({ model }: Pick<PanelProps, 'model'>) {
  const texts = useMessages(messages);
  useSignals();
  const state = model.locationState.value;
  const isLocating = state === 'locating';
  return (
    <div>
      <Button variant="secondary" block busy={isLocating} onClick={() => void model.useLocation()}>
        {!isLocating && <Icon name="locate" />}
        {isLocating ? texts.locating : texts.useLocation}
      </Button>
      <p role="status" className="y-city-panel__note">
        {state === 'denied' && texts.locationDenied}
        {state === 'failed' && texts.locationFailed}
      </p>
    </div>
  );
}
