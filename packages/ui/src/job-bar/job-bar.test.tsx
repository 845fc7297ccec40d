import { composeStories } from '@storybook/react-vite';
import type { VisitorJob } from '@yantra/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { fn } from 'storybook/test';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../styles.css';
import * as stories from './job-bar.stories.tsx';

const { Empty, InHindi, InShadowRoot, LongPlace, Narrow, NarrowEmpty, Normal } = composeStories(stories);

const job = Normal.args.job as VisitorJob;
const onJob = () => fn<(job: VisitorJob | undefined) => void>();
const field = (name: string) => page.getByLabelText(name, { exact: true });

const noDays = 'Please say how many days: a whole number from 1 to 366.';

describe('the job bar', () => {
  beforeEach(() => page.viewport(1280, 900));

  test('shows a job, and the last of its days', async () => {
    await Normal.run();
    await expect.element(field('Where')).toHaveValue('Hadapsar, Pune');
    await expect.element(field('From')).toHaveValue('2026-11-24');
    await expect.element(field('For')).toHaveValue('12');
    await expect.element(page.getByText('days, to 5 Dec')).toBeVisible();
    await expect.element(field('Hours')).toHaveValue('8');
    await expect.element(field('Operator')).toHaveValue('needed');
  });

  test('says a job as soon as it has days, and again with each change', async () => {
    const said = onJob();
    await Empty.run({ args: { ...Empty.args, onJob: said } });
    await userEvent.selectOptions(field('Operator'), 'own');
    expect(said).not.toHaveBeenCalled();
    await userEvent.fill(field('For'), '3');
    await userEvent.keyboard('{Enter}');
    expect(said).toHaveBeenLastCalledWith({ days: 3, hours: 8, operator: 'own' });
    await userEvent.selectOptions(field('Hours'), '10');
    expect(said).toHaveBeenLastCalledWith({ days: 3, hours: 10, operator: 'own' });
    expect(said).toHaveBeenCalledTimes(2);
  });

  test('says nothing when a field is left as it was', async () => {
    const said = onJob();
    await Normal.run({ args: { ...Normal.args, job: { days: 12 }, onJob: said } });
    for (let fields = 0; fields < 7; fields += 1) await userEvent.keyboard('{Tab}');
    expect(said).not.toHaveBeenCalled();
  });

  test('says the point of a place that is chosen, and none for other words', async () => {
    const said = onJob();
    await Normal.run({ args: { ...Normal.args, onJob: said } });
    await userEvent.fill(field('Where'), 'Kothrud, Pune');
    expect(said).toHaveBeenLastCalledWith({
      ...job,
      place: 'Kothrud, Pune',
      at: expect.objectContaining({ latitude: 18.507, longitude: 73.807 }),
    });
    await userEvent.fill(field('Where'), 'Behind the mill');
    await userEvent.keyboard('{Enter}');
    const { at: _, ...rest } = job;
    expect(said).toHaveBeenLastCalledWith({ ...rest, place: 'Behind the mill' });
  });

  test.each([
    ['For', '0', noDays],
    ['For', '367', noDays],
    ['For', '', noDays],
    ['From', '2026-11-19', 'Please choose a day from today on, within a year.'],
  ])('%s does not take %j, and says why', async (name, text, why) => {
    const said = onJob();
    await Normal.run({ args: { ...Normal.args, onJob: said } });
    await userEvent.fill(field(name), text);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('alert')).toHaveTextContent(why);
    await expect.element(field(name)).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field(name)).toHaveAccessibleDescription(why);
    await expect.element(field(name)).toHaveFocus();
    expect(said).not.toHaveBeenCalled();
  });

  test('is cleared in place', async () => {
    const said = onJob();
    await Normal.run({ args: { ...Normal.args, onJob: said } });
    const clear = page.getByRole('link', { name: 'Clear job' });
    await expect.element(clear).toHaveAttribute('href', '#cleared');
    await userEvent.click(clear);
    expect(said).toHaveBeenLastCalledWith(undefined);
    await expect.element(field('For')).toHaveValue('');
    await expect.element(clear).not.toBeInTheDocument();
  });

  test('is one line where there is no room, which opens the fields', async () => {
    const said = onJob();
    await Narrow.run({ args: { ...Narrow.args, onJob: said } });
    expect(field('For').query()?.checkVisibility()).toBe(false);
    const line = page.getByRole('button', { name: /days from 24 Nov/ });
    await expect.element(line).toHaveTextContent('12 days from 24 Nov8 h a day · Hadapsar, Pune · with operator');
    await userEvent.click(line);
    const sheet = page.getByRole('dialog', { name: 'Your job' });
    await userEvent.fill(sheet.getByLabelText('For', { exact: true }), '0');
    await userEvent.click(sheet.getByRole('button', { name: 'Show totals' }));
    await expect.element(sheet.getByRole('alert')).toBeVisible();
    await userEvent.fill(sheet.getByLabelText('For', { exact: true }), '5');
    expect(said).not.toHaveBeenCalled();
    await userEvent.click(sheet.getByRole('button', { name: 'Show totals' }));
    await expect.element(sheet).not.toBeInTheDocument();
    expect(said).toHaveBeenLastCalledWith({ ...job, days: 5 });
    await expect.element(line).toHaveTextContent('5 days from 24 Nov8 h a day · Hadapsar, Pune · with operator');
  });

  test('asks for a job in one line where there is none', async () => {
    await NarrowEmpty.run();
    await expect.element(page.getByRole('button', { name: /See what your job costs/ })).toBeVisible();
  });

  test('has parts that a thumb can press, none wider than its room', async () => {
    for (const story of [Normal, Narrow, LongPlace, InHindi]) {
      await story.run();
      const bar = document.querySelector<HTMLElement>('.y-jobbar');
      expect(bar?.scrollWidth).toBe(bar?.clientWidth);
      const pressed = [
        ...document.querySelectorAll<HTMLElement>('.y-job :is(input, select, button, a):not([type=hidden])'),
      ];
      for (const part of pressed.filter((one) => one.checkVisibility())) {
        const { height, width } = part.getBoundingClientRect();
        expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
      }
    }
  });

  test('is a form that works without a script', () => {
    const html = renderToStaticMarkup(<Normal />);
    expect(html).toContain('action="#equipments"');
    expect(html).toContain('<input type="hidden" name="categoryId" value="6"/>');
    for (const name of ['jobPlace', 'jobFrom', 'jobDays', 'jobHours', 'jobOperator'])
      expect(html).toContain(`name="${name}"`);
    expect(html).toContain('type="submit"');
  });

  test('works in a shadow root', async () => {
    const said = onJob();
    await InShadowRoot.run({ args: { ...InShadowRoot.args, onJob: said } });
    await userEvent.fill(field('For'), '4');
    await userEvent.keyboard('{Enter}');
    expect(said).toHaveBeenLastCalledWith({ ...job, days: 4 });
  });
});
