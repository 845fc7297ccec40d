import { Cards, type CardsProps } from './internal/cards.tsx';
import { CategoriesPlaceholder, Frame, Place } from './internal/frame.tsx';

export { sheets, tokens } from './equipment-carousel.sheets.ts';

export interface FirstCardsProps extends Omit<CardsProps, 'isStaged' | 'loadSlider'> {
  readonly categoryBar: boolean;
  readonly heading: boolean;
}

/** Never resolves: first cards are drawn once and run no effects. */
const neverLoads = () => new Promise<never>(() => undefined);

/**
 * A carousel as it looks once its machines are there, made of the same components: the whole carousel takes this mark-up over
 * unchanged. The embed draws it before the rest of the code has loaded; a server may send it in a declarative shadow root.
 */
export const FirstCards = ({ categoryBar, heading, ...cards }: FirstCardsProps) => (
  <Frame
    cityName={cards.cityName}
    href={`${cards.siteUrl}/equipments`}
    isBusy={false}
    heading={heading}
    bar={
      categoryBar && (
        <Place>
          <CategoriesPlaceholder />
        </Place>
      )
    }
  >
    <Cards {...cards} isStaged loadSlider={neverLoads} />
  </Frame>
);
