import { activeEquipmentsPath, carouselRequest, queryOf } from '@yantra/contract/calls';

/** As in `@yantra/places`, whose list is too large for a loader; a test compares them. */
export const pune = { id: '8', name: 'Pune' } as const;

/** The address at which a carousel will ask for its machines: attributes first, then the kept city, then Pune. */
export function carouselUrl(siteUrl: string, carousel: Element, keptCity: () => string | null): string {
  const attributes = Object.fromEntries([...carousel.attributes].map((attribute) => [attribute.name, attribute.value]));
  return `${siteUrl}/api${activeEquipmentsPath}?${queryOf(carouselRequest(attributes, () => cityFrom(keptCity)))}`;
}

/** A mistake here is harmless: the early request is wasted, and the carousel asks for itself. */
function cityFrom(kept: () => string | null): { readonly id: string; readonly name: string } {
  try {
    // Storage may be forbidden on the page.
    return (JSON.parse(kept() as string) as typeof pune | null) ?? pune;
  } catch {
    return pune;
  }
}
