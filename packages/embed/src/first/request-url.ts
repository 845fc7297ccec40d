import { activeEquipmentsPath, carouselRequest, queryOf } from '@yantra/contract/calls';

/** As in `@yantra/places`, whose list is too much for a loader; a test compares them. */
export const pune = { id: '8', name: 'Pune' } as const;

/** Where a carousel as it stands on the page will ask for its machines: attributes first, then the kept city, then Pune. */
export function carouselUrl(siteUrl: string, carousel: Element, keptCity: () => string | null): string {
  const attributes = Object.fromEntries([...carousel.attributes].map((attribute) => [attribute.name, attribute.value]));
  return `${siteUrl}/api${activeEquipmentsPath}?${queryOf(carouselRequest(attributes, () => cityFrom(keptCity)))}`;
}

/** What asks a little too early asks in vain, never wrongly: a nonsense here only means that the carousel asks for itself. */
function cityFrom(kept: () => string | null): { readonly id: string; readonly name: string } {
  try {
    // Storage may be forbidden on the page.
    return (JSON.parse(kept() as string) as typeof pune | null) ?? pune;
  } catch {
    return pune;
  }
}
