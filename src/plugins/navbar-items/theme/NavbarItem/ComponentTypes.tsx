// Change: only links and the search. The plugin (../../index.ts) uses this list if the navbar has no other items.
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem';

export default {default: DefaultNavbarItem, search: SearchNavbarItem};
