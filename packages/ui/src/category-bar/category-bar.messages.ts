/** Every text of the bar of categories, apart from the other primitives': an embed's carousel brings these alone. */
export const categoryMessages = {
  id: 'categories',
  allCategories: 'All',
  categories: 'Categories',
} as const;
