import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { newPlace, type PlaceFields } from "../../webapp/src/features/post-job/fields/place-fields.ts";
import { PlaceEditor } from "../../webapp/src/features/post-job/PlaceEditor.tsx";

/** An address with its pin, and how exactly the pin is known. */
const meta = {
  title: "Employers/Place of work",
  // The map asks the root of the router what the site has.
  parameters: { ownRouter: true },
  render: ({ place }) => <Routed place={place} />,
} satisfies Meta<{ place: PlaceFields }>;
export default meta;
type Story = StoryObj<{ place: PlaceFields }>;

/** Keeps its router to itself: Storybook writes down what a story renders, and would follow a router without end. */
function Routed({ place }: { place: PlaceFields }) {
  const [router] = useState(() => createMemoryRouter([{ path: "*", element: <Held first={place} /> }]));
  return <RouterProvider router={router} />;
}

function Held({ first }: { first: PlaceFields }) {
  const [place, setPlace] = useState(first);
  return (
    <PlaceEditor
      place={place}
      name="Place"
      path="locations[0]"
      errorAt={() => undefined}
      onChange={setPlace}
    />
  );
}

const point = { latitude: 39.2904, longitude: -76.6122 };
const place = (more: Partial<PlaceFields>) =>
  newPlace({ street: "1 Light St", locality: "Baltimore", region: "MD", country: "US", ...more });

export const Empty: Story = { args: { place: newPlace({ country: "US" }) } };
export const TownCenter: Story = { args: { place: place({ point, precision: "CITY" }) } };
export const PostalCode: Story = { args: { place: place({ point, precision: "POSTCODE" }) } };
export const StreetAddress: Story = { args: { place: place({ point, precision: "ROOFTOP" }) } };
export const SetByHand: Story = {
  args: { place: place({ point, precision: "ROOFTOP", isSetByHand: true }) },
};
