import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawMail } from '@yantra/mail';
import type { CarouselDrawing, EmbedBuild, RenderPage, StartOptions } from '@yantra/server';
import { type Manifest, siteAssets, type SiteAssets } from './site-assets.ts';

/* The installed tree has the same folders as the workspace. */
const fromRoot = (path: string): URL => new URL(`../../../${path}`, import.meta.url);
const folderOf = (path: string): string => fileURLToPath(fromRoot(path));
const readJson = <Shape>(path: string): Shape => JSON.parse(readFileSync(fromRoot(path), 'utf8')) as Shape;

interface SiteModule {
  readonly createRenderPage: (assets: SiteAssets) => RenderPage;
}
interface DrawingModule {
  readonly carouselDrawing: CarouselDrawing;
}

/** What a server shows: the built site, and the files for partners' pages. */
export type SiteParts = Required<
  Pick<StartOptions, 'renderPage' | 'staticDir' | 'embed' | 'carouselDrawing' | 'drawMail'>
>;

/** The built pieces, put together. @throws if one of them is not built */
export async function siteParts(): Promise<SiteParts> {
  const site = (await import(fromRoot('site/dist/server/entry-server.js').href)) as SiteModule;
  const drawing = (await import(fromRoot('packages/embed/dist/served/carousel-drawing.js').href)) as DrawingModule;
  return {
    renderPage: site.createRenderPage(siteAssets(readJson<Manifest>('site/dist/client/.vite/manifest.json'))),
    staticDir: folderOf('site/dist/client/'),
    embed: embedBuild(),
    carouselDrawing: drawing.carouselDrawing,
    drawMail,
  };
}

/**
 * The built embed, for the server.
 * @param folder what `/embed/v1/` serves; by default the build's own
 */
export const embedBuild = (folder = folderOf('packages/embed/dist/v1/')): EmbedBuild => ({
  ...readJson<Omit<EmbedBuild, 'folder'>>('packages/embed/dist/manifest.json'),
  folder,
  released: folderOf('packages/embed/released/'),
});
