import "@jobmap/widget/painter";
