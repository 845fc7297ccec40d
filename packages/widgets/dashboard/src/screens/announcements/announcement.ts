import type { addAnnouncement, getAnnouncements, InputOf, OutputOf } from '@yantra/contract/calls';
import { hourMs } from '@yantra/domain';
import { type City, cityLabel } from '@yantra/places';
import { fieldMoment, momentIn } from '../../kit/india-moment.ts';
import type { messages } from './announcements.messages.ts';

export type Announcement = OutputOf<typeof getAnnouncements>['rows'][number];

/** An announcement in its form, as typed. */
export interface AnnouncementDraft extends Pick<Announcement, 'text' | 'textHi' | 'textMr' | 'link' | 'audience'> {
  readonly id?: number;
  readonly version?: number;
  /** As in the list of cities. */
  readonly city: string;
  readonly startsAt: string;
  readonly endsAt: string;
}

const aDayMs = 24 * hourMs;

/** A new one: for a day from now on, unless somebody says otherwise. */
export const freshDraft = (now: number): AnnouncementDraft => ({
  text: '',
  textHi: '',
  textMr: '',
  link: '',
  audience: 'all',
  city: '',
  startsAt: fieldMoment(new Date(now).toISOString()),
  endsAt: fieldMoment(new Date(now + aDayMs).toISOString()),
});

export const draftOf = (row: Announcement, cities: readonly City[]): AnnouncementDraft => {
  const city = cities.find(({ id }) => id === row.cityId);
  const { id, version, text, textHi, textMr, link, audience } = row;
  return {
    id,
    version,
    text,
    textHi,
    textMr,
    link,
    audience,
    city: city === undefined ? row.city : cityLabel(city),
    startsAt: fieldMoment(row.startsAt),
    endsAt: fieldMoment(row.endsAt),
  };
};

export type DraftErrors = Partial<Record<'text' | 'link' | 'city' | 'startsAt' | 'endsAt', string>>;

const pathOfSite = /^\/(?![/\\])[^\s\\<>"']*$/;

/** What is sent, or what is wrong. */
export function checkedDraft(
  draft: AnnouncementDraft,
  cities: readonly City[],
  { wrong }: typeof messages,
): { readonly input: InputOf<typeof addAnnouncement> } | { readonly wrong: DraftErrors } {
  const { audience } = draft;
  const [text, link] = [draft.text.trim(), draft.link.trim()];
  const wanted = draft.city.trim().toLowerCase();
  const city = cities.find((one) => cityLabel(one).toLowerCase() === wanted || one.name.toLowerCase() === wanted);
  const [startsAt, endsAt] = [momentIn(draft.startsAt), momentIn(draft.endsAt)];
  const found: DraftErrors = {
    ...(text === '' && { text: wrong.text }),
    ...(link !== '' && !pathOfSite.test(link) && { link: wrong.link }),
    ...(audience === 'city' && city === undefined && { city: wrong.city }),
    ...(startsAt === undefined && { startsAt: wrong.moment }),
    ...(endsAt === undefined && { endsAt: wrong.moment }),
    ...(startsAt !== undefined && endsAt !== undefined && startsAt >= endsAt && { endsAt: wrong.order }),
  };
  if (startsAt === undefined || endsAt === undefined || Object.keys(found).length > 0) return { wrong: found };
  return {
    input: {
      text,
      textHi: draft.textHi.trim(),
      textMr: draft.textMr.trim(),
      ...(link !== '' && { link }),
      audience,
      ...(audience === 'city' && city && { cityId: city.id }),
      startsAt,
      endsAt,
    },
  };
}
