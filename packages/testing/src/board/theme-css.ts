/** Typical rules of themes of a well-known publishing system: bare tags, descendants, and some !important. */
export const themeCss = `
html { font-family: Georgia, serif; line-height: 1.7; -webkit-text-size-adjust: 100%; }
*, *::before, *::after { box-sizing: inherit; }
body { --global--color-primary: #28303d; background-color: #d1e4dd; color: #28303d; font-size: 20px; margin: 0; }
h1, h2, h3, h4, h5, h6 { clear: both; font-family: Impact, sans-serif; font-weight: 300; line-height: 1.3; margin: 1em 0; text-transform: uppercase; }
a { color: #28303d; text-decoration-style: dotted; text-underline-offset: 3px; }
a:hover { text-decoration: none !important; }
.site a:focus, a:focus { background: rgba(255, 255, 255, .9); text-decoration-thickness: 1px; outline: 2px solid transparent; }
p, ul, ol, dl, table { margin: 0 0 1.5em; }
ul, ol { padding-left: 2em; list-style: square; }
img { height: auto; max-width: 100%; vertical-align: middle; border: 4px solid #fff; }
button, input[type="submit"], .button { background-color: #39414d !important; border: 3px solid transparent; border-radius: 0; color: #d1e4dd !important; cursor: pointer; font-size: 20px; font-weight: 500; line-height: 1.5; padding: 15px 30px; text-decoration: none; text-transform: lowercase; }
input[type="text"], input[type="email"], input[type="tel"], input, select, textarea { border: 3px solid #39414d !important; border-radius: 0; color: #28303d; line-height: 1.7; padding: 10px; width: 100%; max-width: 20em; }
select { appearance: none; background: #fff; }
label { font-size: 18px; font-weight: 700; margin-bottom: 10px; display: block; }
table, th, td { border: 1px solid; border-collapse: collapse; padding: .5em; word-break: break-all; }
section, article, aside { margin: 30px auto; max-width: 610px; }
svg { fill: currentColor; width: 24px; height: 24px; }
div > p:first-child::first-letter { float: left; font-size: 3em; }
dialog { border: 10px solid red; }
`;
