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
