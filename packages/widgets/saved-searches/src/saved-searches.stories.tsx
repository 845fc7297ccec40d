import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@yantra/state';
import { type MockAnswers, failing, never, savedSearches, searchNews } from '@yantra/testing';
import { expect, userEvent, within } from 'storybook/test';
import { SignedIn } from './saved-searches.fixture.tsx';
import { SavedSearches } from './saved-searches.tsx';
import './saved-searches.css';

interface Args {
  readonly answers?: MockAnswers;
  readonly isLoggedIn?: boolean;
  readonly search?: string;
}

const meta = {
  title: 'Widgets/Saved searches/List',
  render: ({ answers, isLoggedIn, search }: Args) => (
    <SignedIn answers={answers} isLoggedIn={isLoggedIn}>
      <SavedSearches headingLevel={1} search={search} />
    </SignedIn>
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

const first = savedSearches[0]?.id ?? '';

/** Daily, at once, in an area, paused, over, and of a word that nobody knows yet. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: /^3 new/ })).toBeVisible();
  },
};
export const Slow: Story = { args: { answers: { getSavedSearches: never } } };
export const Empty: Story = {
  args: { answers: { getSavedSearches: () => ({ searches: [], most: 50 }) } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Find machines' })).toBeVisible();
  },
};
export const Failed: Story = {
  args: { answers: { getSavedSearches: failing } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
export const LoggedOut: Story = {
  args: { isLoggedIn: false },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Log in' })).toBeVisible();
  },
};
/** One is deleted; its line has the way back. */
export const Deleted: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Delete .*14 t crane/ }));
    await expect(await canvas.findByRole('button', { name: 'Undo' })).toHaveFocus();
  },
};
/** A change that the server does not take. */
export const NotChanged: Story = {
  args: { answers: { changeSavedSearch: failing } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Pause .*14 t crane/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Not changed/);
  },
};
/** What is new of one search; one machine got cheaper. */
export const News: Story = {
  args: { search: first },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('article')).toHaveLength(3);
  },
};
export const NoNews: Story = {
  args: { search: first, answers: { getSearchNews: () => ({ ...searchNews, data: [] }) } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'Nothing new now' })).toBeVisible();
  },
};
export const NewsLoading: Story = { args: { search: first, answers: { getSearchNews: never } } };
export const NewsFailed: Story = {
  args: { search: first, answers: { getSearchNews: failing } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
/** Deleted on another device. */
export const Gone: Story = {
  args: {
    search: first,
    answers: {
      getSearchNews: () =>
        Promise.reject(new ApiError('savedSearch.unknown', 404, 'There is no such saved search any more.')),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'All saved searches' })).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Hindi: Story = { globals: { locale: 'hi' } };
export const Marathi: Story = { globals: { locale: 'mr' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
