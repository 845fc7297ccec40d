import { ApiError } from '@yantra/state';
import { describe, expect, test, vi } from 'vitest';
import { type ImagesDependencies, createImagesModel } from './images.model.ts';

const picture = (name = 'a.jpg') => new File(['x'.repeat(2000)], name, { type: 'image/jpeg' });
const lost = () => Promise.reject(new ApiError('network.unreachable', 0, 'We could not reach Yantra.'));
const made = (some: Partial<ImagesDependencies> = {}) => {
  let count = 0;
  const upload = vi.fn<ImagesDependencies['upload']>(() => Promise.resolve(`/u/${(count += 1)}.jpg`));
  const images = createImagesModel({
    shrink: () => Promise.resolve({ file: new Blob(['small']) }),
    upload,
    whenOnline: () => Promise.resolve(),
    show: () => Promise.resolve('data:image/jpeg;base64,'),
    ...some,
  });
  return { images, upload };
};
const settled = (images: ReturnType<typeof made>['images']) =>
  vi.waitFor(() => expect(images.isBusy.value).toBe(false));

describe('the pictures of a machine', () => {
  test('are shrunk, uploaded, and stored by the server’s addresses', async () => {
    const { images } = made();
    images.add([picture()]);
    expect(images.slots.value[0]).toMatchObject({ state: 'shrinking', before: 2000 });
    await settled(images);
    expect(images.slots.value[0]).toMatchObject({ state: 'done', url: '/u/1.jpg', before: 2000, after: 5 });
  });

  // spec: rule.images, limit.images
  test('are at most three, and images only', async () => {
    const { images } = made();
    images.add([picture(), picture(), picture(), picture()]);
    expect(images.slots.value).toHaveLength(3);
    expect(images.refusal.value).toMatch(/room for three/);
    await settled(images);
    const { images: others } = made();
    others.add([new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' })]);
    expect(others.slots.value).toHaveLength(0);
    expect(others.refusal.value).toBe('Please choose an image file.');
  });

  test('can be reordered', () => {
    const { images } = made();
    images.replaceAll('/u/1.jpg\n/u/2.jpg\n/u/3.jpg');
    const last = images.slots.value[2];
    images.move(last?.key ?? 0, 0);
    expect(images.urls.value).toBe('/u/3.jpg\n/u/1.jpg\n/u/2.jpg');
  });

  test('are uploaded again automatically after a lost connection, once', async () => {
    const upload = vi.fn<ImagesDependencies['upload']>().mockImplementationOnce(lost).mockResolvedValueOnce('/u/1.jpg');
    const { images } = made({ upload });
    images.add([picture()]);
    await settled(images);
    expect(images.urls.value).toBe('/u/1.jpg');

    const never = vi.fn<ImagesDependencies['upload']>(lost);
    const { images: unlucky } = made({ upload: never });
    unlucky.add([picture()]);
    await settled(unlucky);
    expect(never).toHaveBeenCalledTimes(2);
    expect(unlucky.slots.value[0]).toMatchObject({ state: 'failed', error: 'We could not reach Yantra.' });
  });

  test('are not uploaded again automatically after a server error, but on request', async () => {
    const upload = vi
      .fn<ImagesDependencies['upload']>()
      .mockRejectedValueOnce(new ApiError('image.tooMany', 429, 'You have uploaded many images today.'))
      .mockResolvedValueOnce('/u/1.jpg');
    const { images } = made({ upload });
    images.add([picture()]);
    await settled(images);
    expect(upload).toHaveBeenCalledTimes(1);
    images.retry(images.slots.value[0]?.key ?? 0);
    await settled(images);
    expect(images.urls.value).toBe('/u/1.jpg');
  });

  test('show an error if they cannot be read', async () => {
    const { images } = made({ shrink: () => Promise.reject(new Error('no picture')) });
    images.add([picture('a.heic')]);
    await settled(images);
    expect(images.slots.value[0]?.error).toMatch(/JPEG, PNG or WebP/);
  });

  test('cancel their upload when they are removed', async () => {
    const signals: AbortSignal[] = [];
    const upload: ImagesDependencies['upload'] = (_file, { signal }) => {
      signals.push(signal);
      return new Promise(() => undefined);
    };
    const { images } = made({ upload });
    images.add([picture()]);
    await vi.waitFor(() => expect(signals).toHaveLength(1));
    images.remove(images.slots.value[0]?.key ?? 0);
    expect(signals[0]?.aborted).toBe(true);
    expect(images.slots.value).toEqual([]);
  });
});
