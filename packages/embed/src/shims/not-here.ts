/* Stands in for what our own pages alone can show: nobody is logged in on another company's page, and no password is typed there. */
const nothing = () => null;

export { nothing as AuthDialogs, nothing as Here, nothing as Waiting };
