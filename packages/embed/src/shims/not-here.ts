/* Replaces what only our own pages show: on other companies' pages nobody is logged in and no password is typed. */
const nothing = () => null;

export { nothing as AuthDialogs, nothing as Here, nothing as Waiting };
