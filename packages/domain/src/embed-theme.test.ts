import { describe, expect, test } from 'vitest';
import { contrast, textContrast } from './contrast.ts';
import { checkBrand, plainTheme, swatches, themeProperties } from './embed-theme.ts';

describe('a theme', () => {
  test('that is plain says nothing', () => {
    expect(themeProperties(plainTheme)).toEqual([]);
  });

  test('is properties, and no others', () => {
    expect(themeProperties({ scheme: 'light', brand: '#1f6f5c', corners: 'square' })).toEqual([
      ['--yantra-brand', '#1f6f5c'],
      ['--yantra-brand-hover', '#1b5f4f'],
      ['--yantra-brand-strong', '#1f6f5c'],
      ['--yantra-on-brand', '#ffffff'],
      ['--yantra-radius-lg', '0'],
      ['--yantra-radius-md', '0'],
    ]);
  });

  test('by the device has a colour for each', () => {
    const properties = Object.fromEntries(themeProperties({ scheme: 'auto', brand: '#1f6f5c', corners: 'soft' }));
    expect(properties['color-scheme']).toBe('light dark');
    expect(properties['--yantra-brand']).toMatch(/^light-dark\(#1f6f5c, #[\da-f]{6}\)$/);
  });

  test('that is dark has bright colours with dark words', () => {
    const properties = Object.fromEntries(themeProperties({ scheme: 'dark', brand: '#23262b', corners: 'soft' }));
    const [brand = '', words = ''] = [properties['--yantra-brand'], properties['--yantra-on-brand']];
    expect(contrast(brand, words)).toBeGreaterThanOrEqual(textContrast);
    expect(contrast(properties['--yantra-brand-strong'] ?? '', '#1d2024')).toBeGreaterThanOrEqual(textContrast);
  });

  test('of a colour that cannot be read is made of the nearest that can', () => {
    const { isReadable, nearest, ratio } = checkBrand('#ffcc00');
    expect([isReadable, ratio < 2]).toEqual([false, true]);
    expect(themeProperties({ ...plainTheme, brand: '#ffcc00' })[0]).toEqual(['--yantra-brand', nearest]);
    expect(contrast(nearest, '#ffffff')).toBeGreaterThanOrEqual(textContrast);
  });

  test.each(swatches)('%s can be read', (colour) => {
    expect(checkBrand(colour).isReadable).toBe(true);
  });
});
