import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { youtubeUrl } from './video.ts';

const rebuilt = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

describe('a link to a video', () => {
  test.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'http://youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=10',
    'youtube.com/watch?v=dQw4w9WgXcQ',
    'https://m.youtube.com/watch?v=dQw4w9WgXcQ#top',
    'https://youtu.be/dQw4w9WgXcQ?si=tracking',
    '  https://www.youtube.com/shorts/dQw4w9WgXcQ  ',
    'https://www.youtube.com/embed/dQw4w9WgXcQ/',
    'https://www.youtube.com/live/dQw4w9WgXcQ',
  ])('%s is made anew from its id alone', (link) => {
    expect(youtubeUrl(link)).toBe(rebuilt);
  });

  test.each([
    '',
    'No link',
    'https://www.youtube.com/',
    'https://www.youtube.com/@owner',
    'https://www.youtube.com/watch?v=short',
    'https://youtu.be/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example/youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
    'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
    'javascript:alert(1)//youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v="><script>a',
  ])('“%s” is none', (link) => {
    expect(youtubeUrl(link)).toBeUndefined();
  });

  test('whatever is typed, only an address of YouTube comes out', () => {
    const typed = fc.oneof(
      fc.string(),
      fc.webUrl({ withQueryParameters: true }),
      fc.string().map((end) => `https://youtu.be/${end}`),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const url = youtubeUrl(text);
        return url === undefined || /^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}$/.test(url);
      }),
    );
  });
});
