import { signal } from '@preact/signals-react';
import { TestScope } from '@yantra/testing';
import '@yantra/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { AddressModel } from './address.model.ts';
import { PlaceMap } from './place-map.tsx';

vi.mock('@yantra/map/place', () => {
  throw new Error('The file did not come.');
});

// spec: form.maps-failure, says.maps
test('a map whose code fails to load says so, and tries again on request', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  const model = { point: signal(undefined) } as unknown as AddressModel;
  root.render(
    <TestScope>
      <PlaceMap model={model} isReadOnly={false} />
    </TestScope>,
  );
  const alert = page.getByRole('alert');
  await expect.element(alert.getByText('Error loading maps', { exact: true })).toBeVisible();
  await alert.getByRole('button').click();
  await expect.element(alert.getByText('Error loading maps', { exact: true })).toBeVisible();
});
