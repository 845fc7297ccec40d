import type { RequirementInput } from '@yantra/contract/calls';
import { createTestScope } from '@yantra/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendRequirement } from './send-requirement.ts';

const input: RequirementInput = {
  fullName: 'Sunita Jadhav',
  email: 'sunita@example.com',
  phone: '9822041573',
  categoryId: 6,
  consent: true,
  idempotencyKey: 'key-of-the-requirement',
};
const submitted = vi.fn(() => ({ id: 'r1' }));
const receipts = vi.fn(() => ({ receipt: 'signed' }));
const scopeOf = (partner?: string) =>
  createTestScope({ partner, answers: { submitRequirement: submitted, getLeadReceipt: receipts } });

beforeEach(() => void vi.stubGlobal('location', { pathname: '/hire', search: '?name=Sunita' }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('a partner’s page sends a requirement with its receipt', async () => {
  await sendRequirement(scopeOf('pk_a'), input);
  expect(receipts.mock.calls).toEqual([[{ key: 'pk_a', page: '/hire', widget: 'lead-form' }]]);
  expect(submitted.mock.calls).toEqual([[{ ...input, receipt: 'signed' }]]);
});

test('our own pages send it without one', async () => {
  await sendRequirement(scopeOf(), input);
  expect(receipts).not.toHaveBeenCalled();
  expect(submitted.mock.calls).toEqual([[input]]);
});

test('without a receipt nothing is sent', async () => {
  receipts.mockImplementationOnce(() => {
    throw new Error('refused');
  });
  await expect(sendRequirement(scopeOf('pk_a'), input)).rejects.toThrow('refused');
  expect(submitted).not.toHaveBeenCalled();
});
