import { describe, expect, test, vi } from 'vitest';
import { shareLink } from './share-link.ts';

const url = 'https://yantra.example/equipment-details?id=1';
const clipboard = () => ({ writeText: vi.fn(() => Promise.resolve()) });
const failingWith = (name: string) => () => Promise.reject(Object.assign(new Error(), { name }));

describe('sharing a machine', () => {
  test('opens the phone’s own share sheet where possible', async () => {
    const share = vi.fn(() => Promise.resolve());
    expect(await shareLink('JCB 3DX', url, { share, clipboard: clipboard() })).toBe('given');
    expect(share).toHaveBeenCalledWith({ title: 'JCB 3DX', url });
  });

  test('copies the link elsewhere', async () => {
    const copying = clipboard();
    expect(await shareLink('JCB 3DX', url, { clipboard: copying })).toBe('copied');
    expect(copying.writeText).toHaveBeenCalledWith(url);
  });

  test('that the person cancels copies nothing', async () => {
    const copying = clipboard();
    expect(await shareLink('JCB 3DX', url, { share: failingWith('AbortError'), clipboard: copying })).toBe('given');
    expect(copying.writeText).not.toHaveBeenCalled();
  });

  test('that the phone refuses copies the link', async () => {
    expect(await shareLink('JCB 3DX', url, { share: failingWith('NotAllowedError'), clipboard: clipboard() })).toBe(
      'copied',
    );
  });

  test('says so where copying is forbidden', async () => {
    expect(await shareLink('JCB 3DX', url, {})).toBe('failed');
    expect(await shareLink('JCB 3DX', url, { clipboard: { writeText: failingWith('NotAllowedError') } })).toBe(
      'failed',
    );
  });
});
