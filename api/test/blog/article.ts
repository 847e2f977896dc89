/** A source with every construct that articles have. */
export const ARTICLE = `---
title: Forty knots
lead: Which knots hold, and which of them only look as if they did.
author: Ada Harbor
tags: [knots, how-it-works]
updated: 2026-11-20
---

A **bowline** holds; a \`granny\` *does not*, as [every sailor](https://example.com/knots) knows.{% note %}Ashley, 1944, [no. 1010](/help).{% /note %}

## Which to use

1. Make a loop.
2. Pass the end through it, {% fact of="hours a year" /%} times.

- one
- two

{% callout %}
Never trust a granny.
{% /callout %}

> A knot is never nearly right.

\`\`\`sh
tie --knot bowline
\`\`\`

| Knot | Holds |
|---|---|
| Bowline | yes |
| Granny | no |

### Paid by the hour

{% yearly amount=25 unit="HOUR" /%} a year. {% listings search="rigger" /%} listings.

{% listing-facts /%}
`;
