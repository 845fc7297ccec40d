import { escapeHtml, localePrefix, locales } from '@yantra/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';

/** Pages per file, each with an address in every language: 50,000 addresses are allowed; fewer are fast and small. */
export const pagesPerFile = 5_000;

/** Pages that always exist. */
const pages = [
  '/',
  '/equipments',
  '/contact-us',
  '/refund-policy',
  '/privacy-policy',
  '/terms-and-conditions',
] as const;
const pagesInEnglish = ['/developers', '/developers/playground', '/developers/changes'] as const;

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The number of pages in files of their own. */
export interface SitemapCounts {
  readonly machines: number;
  /** Landing pages. */
  readonly landings: number;
}

/** A file of landing pages; the first has no number. */
const rentFile = (number: number): string => `/sitemap-rent${number > 1 ? `-${number}` : ''}.xml`;

/** The index of the files with addresses. */
export function sitemapIndex(origin: string, { machines, landings }: SitemapCounts, perFile = pagesPerFile): string {
  const files = (count: number, name: (number: number) => string) =>
    Array.from({ length: Math.ceil(count / perFile) }, (_, n) => name(n + 1));
  const entries = [
    '/sitemap-pages.xml',
    ...files(landings, rentFile),
    ...files(machines, (number) => `/sitemap-machines-${number}.xml`),
  ].map((path) => `<sitemap><loc>${escapeHtml(origin + path)}</loc></sitemap>`);
  return `${head}<sitemapindex ${space}>\n${entries.join('\n')}\n</sitemapindex>\n`;
}

/** The fixed pages, and the lists of every category and of every city with machines. */
export function pagesSitemap(origin: string, categoryIds: readonly number[], cityIds: readonly string[]): string {
  return sitemap(
    origin,
    [
      ...pages,
      ...categoryIds.map((id) => `/equipments?categoryId=${id}`),
      ...cityIds.map((id) => `/equipments?city=${encodeURIComponent(id)}`),
    ],
    pagesInEnglish,
  );
}

/** Machines by their ids. */
export function machinesSitemap(origin: string, ids: readonly string[]): string {
  return sitemap(
    origin,
    ids.map((id) => `/equipment-details?id=${id}`),
  );
}

/**
 * Addresses by their paths, in each language: the pages themselves say that they are the same (`hreflang` in their heads).
 * @param inEnglish paths of pages that are written in English alone
 */
export function sitemap(origin: string, paths: readonly string[], inEnglish: readonly string[] = []): string {
  const inAll = paths.flatMap((path) => [undefined, ...locales].map((locale) => localePrefix(locale) + path));
  const entries = [...inAll, ...inEnglish].map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`);
  return `${head}<urlset ${space}>\n${entries.join('\n')}\n</urlset>\n`;
}

/** The rules for robots. */
export function robots(origin: string): string {
  return `User-agent: *\nDisallow: /dashboard\nDisallow: /api\nDisallow: /q/\nDisallow: /*/q/\nDisallow: /ask-for-quote\nDisallow: /saved/searches\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** How many machines are listed, and their cities; from the rollup only. */
export async function listedFacts(db: Db): Promise<{ total: number; cityIds: string[] }> {
  const { rows } = await sql<{ city_id: string; n: number }>`
    select city_id, sum(n)::int as n from equipment_rollup group by city_id order by length(city_id), city_id`.execute(
    db,
  );
  return {
    total: rows.find((row) => row.city_id === '*')?.n ?? 0,
    cityIds: rows.filter((row) => row.city_id !== '*').map((row) => row.city_id),
  };
}

/** The ids of listed machines, oldest first, so that new ones are appended; read from an index only. */
export async function listedIds(db: Db, offset: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from equipment where listed order by created_at, id desc offset ${offset} limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
