import { describe, expect, test, vi } from 'vitest';
import { backToResults } from './back-to-results.ts';

const host = 'https://yantra.example';
const historyOf = (...paths: string[]) => ({
  currentEntry: { index: paths.length - 1 },
  entries: () => paths.map((path) => ({ url: host + path, key: path })),
  traverseTo: vi.fn(),
});

describe('the way back to the results', () => {
  // spec: machine.back
  test('leads to the list that the visitor came from, past the machines between', () => {
    const history = historyOf('/', '/equipments/crane?page=2', '/equipment-details?id=1', '/equipment-details?id=2');
    expect(backToResults('/equipment-details', history)).toBe(true);
    expect(history.traverseTo).toHaveBeenCalledWith('/equipments/crane?page=2');
  });

  test('does not exist for a visitor who came from elsewhere', () => {
    const history = historyOf('/equipment-details?id=1');
    expect(backToResults('/equipment-details', history)).toBe(false);
    expect(history.traverseTo).not.toHaveBeenCalled();
  });

  test('does not exist without the browser’s navigation API', () => {
    expect(backToResults('/equipment-details', undefined)).toBe(false);
  });
});
