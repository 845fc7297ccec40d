/** An arrow out of a box. */
export const shareGlyph = 'M12 15V3.5m0 0L8 7.5m4-4 4 4M5.5 12v6.5a2 2 0 0 0 2 2h9a2 2 0 0 0 2-2V12';

/** The browser's ways to share: the phone's share sheet, or the clipboard. Some pages have neither. */
export interface SharePlatform {
  readonly share?: ((data: { readonly title: string; readonly url: string }) => Promise<void>) | undefined;
  readonly clipboard?: { readonly writeText: (text: string) => Promise<void> } | undefined;
}

/** `given` when the share sheet was used or dismissed: either way the person knows. */
export type ShareOutcome = 'given' | 'copied' | 'failed';

/** Opens the phone's share sheet; elsewhere copies the link. */
export async function shareLink(title: string, url: string, platform: SharePlatform): Promise<ShareOutcome> {
  if (platform.share) {
    try {
      await platform.share({ title, url });
      return 'given';
    } catch (error) {
      if ((error as Error | undefined)?.name === 'AbortError') return 'given';
    }
  }
  try {
    if (!platform.clipboard) return 'failed';
    await platform.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
