import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Button, ButtonLink } from "../actions/Button.tsx";
import { IconButton } from "../actions/IconButton.tsx";
import { Avatar } from "../content/Avatar.tsx";
import { Combobox } from "../fields/Combobox.tsx";
import { SearchActions, SearchBar } from "../fields/SearchBar.tsx";
import { BriefcaseIcon, MapIcon, MenuIcon, PlaceIcon, PlusIcon, SearchIcon } from "../icons/icons.tsx";
import {
  CompassIcon,
  EyeIcon,
  FileIcon,
  HelpIcon,
  ListIcon,
  SignOutIcon,
  UserIcon,
} from "../icons/tool-icons.tsx";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import { Footer } from "./Footer.tsx";
import { Pagination } from "./Pagination.tsx";
import { SideMenu, type SideMenuGroup } from "./SideMenu.tsx";
import { SkipLink } from "./SkipLink.tsx";
import { Tabs } from "./Tabs.tsx";
import { TopBar } from "./TopBar.tsx";

const meta = { title: "Navigation/Navigation", parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const links = [
  { text: "Explore", to: "/jobmap" },
  { text: "For employers", to: "/employer-product" },
];
const signIn = (
  <ButtonLink variant="line" to="/user-login">
    Sign in
  </ButtonLink>
);

function Search() {
  const [what, setWhat] = useState("");
  const [where, setWhere] = useState("Cambridge, Maryland");
  const nothing = { status: "idle", items: [] } as const;
  return (
    <SearchBar label="Jobs">
      <Combobox
        look="cell"
        label="What"
        icon={<SearchIcon />}
        placeholder="Job, skill or employer"
        value={what}
        onValueChange={setWhat}
        suggestions={nothing}
        onChoose={() => {}}
      />
      <Combobox
        look="cell"
        label="Where"
        icon={<PlaceIcon />}
        value={where}
        onValueChange={setWhere}
        suggestions={nothing}
        onChoose={() => {}}
      />
      <SearchActions>
        <Button type="submit">Search</Button>
      </SearchActions>
    </SearchBar>
  );
}

export const Bar: Story = { render: () => <TopBar links={links} end={signIn} /> };
export const BarWithSearch: Story = {
  render: () => (
    <TopBar start={<IconButton label="Menu" icon={<MenuIcon />} />} links={links} end={signIn}>
      <Search />
    </TopBar>
  ),
};
export const BarRightToLeft: Story = { ...BarWithSearch, parameters: { direction: "rtl" } };
export const Foot: Story = {
  render: () => (
    <Footer
      links={["Privacy Policy", "Legal", "Help", "About"].map((text) => ({
        text,
        to: `/${text.toLowerCase()}`,
      }))}
      credits="Map: US Census, Natural Earth, GeoNames"
    />
  ),
};
export const Skip: Story = {
  render: () => (
    <>
      <SkipLink />
      <main id="main" style={{ padding: 80 }}>
        Press Tab
      </main>
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("link", { name: "Skip to content" })).toHaveFocus();
  },
};
const padded = (children: ReactNode) => <div style={{ padding: 24 }}>{children}</div>;
export const Crumbs: Story = {
  render: () =>
    padded(
      <Breadcrumbs
        parents={[
          { text: "Jobs", to: "/jobs" },
          { text: "32 jobs near Cambridge", to: "/jobmap" },
        ]}
        current="Farm Laborer"
      />,
    ),
};
export const CrumbsRightToLeft: Story = { ...Crumbs, parameters: { direction: "rtl" } };
const pageTo = (page: number) => `?page=${page}`;
export const Pages: Story = {
  render: () =>
    padded(
      <>
        <Pagination label="Pages, first of many" page={1} pages={40} to={pageTo} />
        <Pagination label="Pages, in the middle" page={12} pages={40} to={pageTo} />
        <Pagination label="Pages, few" page={3} pages={3} to={pageTo} />
      </>,
    ),
};
function Views() {
  const [selected, setSelected] = useState<"new" | "review" | "closed">("new");
  return (
    <Tabs
      label="Applicants"
      tabs={[
        { id: "new", text: "New", count: 14 },
        { id: "review", text: "In review", count: 9 },
        { id: "closed", text: "Closed" },
      ]}
      selected={selected}
      onSelectedChange={setSelected}
    >
      The applicants in {selected}.
    </Tabs>
  );
}
export const TabViews: Story = {
  render: () => padded(<Views />),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("tab", { name: /New/ }));
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: /In review/ })).toHaveFocus();
    await expect(canvas.getByRole("tabpanel")).toHaveTextContent("review");
  },
};
export const Avatars: Story = {
  render: () =>
    padded(
      <div style={{ display: "flex", gap: 12, alignItems: "center" }}>
        <Avatar name="Marisol Torres" size="lg" />
        <Avatar name="Wings Landing Farms LLC" kind="company" />
        <Avatar name="李小龍" size="sm" />
        <Avatar name="" />
        <Avatar name="Broken Picture" image="data:image/png;base64,AAAA" />
      </div>,
    ),
};

const groups: SideMenuGroup[] = [
  {
    id: "main",
    entries: [
      { id: "map", kind: "link", text: "Job-Map", to: "/", icon: <MapIcon /> },
      { id: "explorer", kind: "button", text: "Explorer", icon: <CompassIcon />, onPress: () => {} },
      { id: "login", kind: "link", text: "Candidate Login", to: "/user-login", icon: <UserIcon /> },
    ],
  },
  {
    id: "candidates",
    title: "For Candidates",
    entries: [
      { id: "create", kind: "link", text: "Create Free Account", to: "/user-register", icon: <PlusIcon /> },
      { id: "how", kind: "link", text: "How it Works", to: "/candidiate-product", icon: <HelpIcon /> },
    ],
  },
  {
    id: "employers",
    title: "For Employers",
    entries: [{ id: "post", kind: "link", text: "Job Ads", to: "/job-ads", icon: <BriefcaseIcon /> }],
  },
];
export const MenuSignedOut: Story = { render: () => <SideMenu label="Main menu" groups={groups} /> };

function Candidate() {
  const [on, setOn] = useState(true);
  return (
    <SideMenu
      label="Main menu"
      person={{ name: "Marisol Torres", kind: "person", link: { text: "Profile", to: "/profile" } }}
      groups={[
        {
          id: "jobs",
          title: "Job Management",
          entries: [
            {
              id: "applied",
              kind: "link",
              text: "Applied Jobs List",
              to: "/applied-job-list",
              icon: <ListIcon />,
            },
            { id: "resume", kind: "link", text: "My Resume Builder", to: "/resume", icon: <FileIcon /> },
            {
              id: "ats",
              kind: "switch",
              text: "ATS Resume",
              icon: <EyeIcon />,
              on,
              onSave: async (next) => setOn(next),
            },
          ],
        },
        {
          id: "end",
          entries: [{ id: "out", kind: "button", text: "Log Out", icon: <SignOutIcon />, onPress: () => {} }],
        },
      ]}
    />
  );
}
export const MenuSignedIn: Story = { render: () => <Candidate /> };
export const MenuRightToLeft: Story = { render: () => <Candidate />, parameters: { direction: "rtl" } };
